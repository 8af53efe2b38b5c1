import { describe, expect, test } from 'vitest';
import type { Reason } from '../../api/types';
import { WhyNot } from './why_not.svelte';

const reason = (message: string): Reason => ({ move: message, rule: '', message, facts: {}, possible: false, sentence: '' });

/** No server: the test gives the answers. */
function slowly(): { whyNot: WhyNot; answer: ((found: Reason[]) => void)[] } {
  const answer: ((found: Reason[]) => void)[] = [];
  return { whyNot: new WhyNot(() => new Promise((resolve) => answer.push(resolve))), answer };
}

describe('why not', () => {
  test('is answered', async () => {
    const { whyNot, answer } = slowly();
    const asked = whyNot.about(['unit:ann']);
    expect(whyNot.reasons).toBeNull();
    answer[0]!([reason('no coins')]);
    await asked;
    expect(whyNot.reasons).toEqual([reason('no coins')]);
  });

  test('ignores the response about a thing that is no longer selected', async () => {
    const { whyNot, answer } = slowly();
    const asked = whyNot.about(['unit:ann']);
    whyNot.forget();
    answer[0]!([reason('no coins')]);
    await asked;
    expect(whyNot.reasons).toBeNull();
  });

  test('shows the response to the last request, whatever arrives last', async () => {
    const { whyNot, answer } = slowly();
    const [first, second] = [whyNot.about(['unit:ann']), whyNot.about(['unit:bob'])];
    answer[1]!([reason('second')]);
    await second;
    answer[0]!([reason('first')]);
    await first;
    expect(whyNot.reasons).toEqual([reason('second')]);
  });
});
