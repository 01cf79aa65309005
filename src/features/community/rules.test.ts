import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lifecycleStages } from '~/shared/board/choices';
import { questionForm } from './contract/forms';
import { engagementOf, isUnanswered, nextVote, stageOf, titleOf, wordsOf, type ThreadFacts } from './rules';

const facts = fc.record({
  isSolved: fc.boolean(),
  bestAnswerId: fc.option(fc.integer({ min: 1, max: 9 })),
  answerCount: fc.nat(9),
  viewCount: fc.nat(9),
});
const rank = (thread: ThreadFacts) => lifecycleStages.indexOf(stageOf(thread));
const fresh: ThreadFacts = { isSolved: false, bestAnswerId: null, answerCount: 0, viewCount: 0 };

describe('the stage of a question', () => {
  test('runs through new, viewed, answered, best answer, solved', () => {
    const steps: Partial<ThreadFacts>[] = [
      {},
      { viewCount: 1 },
      { answerCount: 1 },
      { bestAnswerId: 7 },
      { isSolved: true },
    ];
    let thread = fresh;
    const stages = steps.map((step) => stageOf((thread = { ...thread, ...step })));
    expect(stages).toEqual(lifecycleStages);
  });

  test('never falls back with a step forward, and returns to its old value when the step is undone', () => {
    const steps: ((thread: ThreadFacts) => ThreadFacts)[] = [
      (thread) => ({ ...thread, viewCount: thread.viewCount + 1 }),
      (thread) => ({ ...thread, answerCount: thread.answerCount + 1 }),
      (thread) => ({ ...thread, bestAnswerId: 3, answerCount: Math.max(1, thread.answerCount) }),
      (thread) => ({ ...thread, isSolved: true }),
    ];
    fc.assert(
      fc.property(facts, fc.constantFrom(...steps), (thread, step) => {
        expect(rank(step(thread))).toBeGreaterThanOrEqual(rank(thread));
      }),
    );
  });

  test('follows from the highest present mark, in whatever order marks came and went', () => {
    const events = fc.array(fc.constantFrom('open', 'answer', 'unanswer', 'best', 'unbest', 'solve', 'unsolve'), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(events, (list) => {
        const thread = list.reduce<ThreadFacts>(apply, fresh);
        const expected = thread.isSolved
          ? 4
          : thread.bestAnswerId
            ? 3
            : thread.answerCount
              ? 2
              : thread.viewCount
                ? 1
                : 0;
        expect(rank(thread)).toBe(expected);
        expect(isUnanswered(thread)).toBe(expected < 2);
      }),
    );
  });
});

/** Applies an event as the server does: deleting the last answer also removes the mark of the best answer. */
function apply(thread: ThreadFacts, event: string): ThreadFacts {
  if (event === 'open') return { ...thread, viewCount: thread.viewCount + 1 };
  if (event === 'answer') return { ...thread, answerCount: thread.answerCount + 1 };
  if (event === 'unanswer') {
    const answerCount = Math.max(0, thread.answerCount - 1);
    return { ...thread, answerCount, bestAnswerId: answerCount ? thread.bestAnswerId : null };
  }
  if (event === 'best') return thread.answerCount ? { ...thread, bestAnswerId: 1 } : thread;
  if (event === 'unbest') return { ...thread, bestAnswerId: null };
  return { ...thread, isSolved: event === 'solve' };
}

test('the same vote a second time withdraws it, the opposite vote replaces it', () => {
  expect([nextVote(null, 1), nextVote(1, 1), nextVote(1, -1), nextVote(-1, -1)]).toEqual([1, null, -1, null]);
});

test('engagement counts a downvote as much as an upvote', () => {
  expect(engagementOf({ views: 10, answers: 2, score: -3, followers: 1 })).toBe(10 + 6 + 6 + 2);
});

test('the title is the first line that is not empty, at most 150 characters', () => {
  expect(titleOf('\n  Beam sags  \nmore')).toBe('Beam sags');
  expect([...titleOf('പാലം '.repeat(60))].length).toBeLessThanOrEqual(150);
  expect(titleOf('   ')).toBe('');
});

test('a tab in the first line, as in a row of a table, becomes a blank; an emoji is not cut in half', () => {
  expect(titleOf('Beam\t230 x  450\nmore')).toBe('Beam 230 x 450');
  expect(titleOf(`a${'👷'.repeat(100)}`)).toBe(`a${'👷'.repeat(74)}`);
});

test('the form accepts the title that the composer derives from any text', () => {
  const words = fc.array(fc.constantFrom('Beam', '\t', '\n', '\u00a0', '\u2028', '👷🏽‍♀️', 'ക്ഷ', ' ', 'x'.repeat(80)), {
    minLength: 1,
  });
  fc.assert(
    fc.property(words, (parts) => {
      const description = `${parts.join('')}.`;
      const { success, data } = questionForm.safeParse({ title: titleOf(description), description });
      expect(success && data.title).toBe(titleOf(description));
    }),
  );
});

test('the words of a text’s subject are folded, each once, without fillers', () => {
  expect(wordsOf('How do you cast the Façade of M25, façade and IS 456?')).toEqual(['cast', 'facade', 'm25', '456']);
  expect(wordsOf('വീടിന്റെ മേൽക്കൂര')).toHaveLength(2);
  expect(wordsOf('of the … ?')).toEqual([]);
});
