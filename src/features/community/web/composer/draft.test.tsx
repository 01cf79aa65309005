import { afterEach, expect, test, vi } from 'vitest';
import { draftKey, emptyDraft, keepDraft, readDraft } from './draft';

afterEach(() => sessionStorage.clear());

const draft = { text: 'Setback?\n3 cents', category: 'structural', urgency: 'urgent', tags: 'a, b' } as const;

test('a draft survives, each person and each thread its own', () => {
  keepDraft(draftKey(1, null), draft);
  expect(readDraft(draftKey(1, null))).toEqual(draft);
  expect(readDraft(draftKey(2, null))).toEqual(emptyDraft);
  expect(readDraft(draftKey(1, 12))).toEqual(emptyDraft);
});

test('a draft with nothing in it is forgotten', () => {
  keepDraft(draftKey(1, null), draft);
  keepDraft(draftKey(1, null), emptyDraft);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', '{', 'null', '7', '{"text":5,"category":"cats","urgency":[],"tags":{}}'])(
  'what makes no sense is an empty draft: %s',
  (kept) => {
    sessionStorage.setItem('draft', kept);
    expect(readDraft('draft')).toEqual(emptyDraft);
  },
);

test('blocked storage loses the draft and nothing else', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  keepDraft('draft', draft);
  expect(readDraft('draft')).toEqual(emptyDraft);
});
