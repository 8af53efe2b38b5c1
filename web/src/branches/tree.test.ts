import { expect, test } from 'vitest';
import type { BranchInfo } from '../api/types';
import { twigs } from './tree';

const branch = (id: string, of: string, at: number): BranchInfo => ({ id, of, at, name: id, status: 'running', moves: at, result: null });

test('a branch is below the game that it starts from, the earliest move first', () => {
  const found = twigs([branch('late', 'game', 40), branch('deep', 'late', 50), branch('early', 'game', 8)], 'game');
  expect(found.map((twig) => twig.branch.id)).toEqual(['early', 'late']);
  expect(found[1]!.twigs.map((twig) => twig.branch.id)).toEqual(['deep']);
});

test('a game without branches has no twigs', () => {
  expect(twigs([], 'game')).toEqual([]);
});
