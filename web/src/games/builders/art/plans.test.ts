import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { building, laid, site, STUFFS } from './plans';

interface Card {
  id: string;
  needs: number[];
  produces?: number[];
}
const PRINTED = '../src/guildhall/games/builders/components.json';
const { buildings } = JSON.parse(readFileSync(PRINTED, 'utf-8')) as { buildings: Card[] };
const houses = buildings.filter(({ produces }) => !produces);

test.each(buildings.map(({ id }) => id))('%s has a drawing of its own', (id) => {
  const kind = id.replace(/_\d$/, '');
  const others = buildings.filter((other) => other.id.replace(/_\d$/, '') !== kind);
  expect(building(id).length).toBeGreaterThan(1000);
  expect(others.map((other) => building(other.id))).not.toContain(building(id));
});

test.each(houses.map(({ id, needs }) => [id, needs] as const))('%s is drawn of what it needs, and of all of it', (id, needs) => {
  const used = new Set(laid(id).parts.map(({ stuff }) => stuff).filter(Boolean));
  expect([...used].sort()).toEqual(STUFFS.filter((_, n) => needs[n]).sort());
});

test.each(buildings.map(({ id, needs }) => [id, needs] as const))('every material that comes to %s is seen', (id, needs) => {
  const nothing = site(id, needs, needs);
  needs.forEach((amount, n) => {
    if (!amount) return;
    const one = needs.map((need, other) => (other === n ? need - 1 : need));
    expect(site(id, needs, one)).not.toBe(nothing);
  });
});
