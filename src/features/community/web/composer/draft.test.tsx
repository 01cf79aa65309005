import { afterEach, expect, test, vi } from 'vitest';
import { draftKey, emptyDraft, storeDraft, readDraft } from './draft';

afterEach(() => sessionStorage.clear());

const draft = { text: 'Setback?\n3 cents', category: 'structural', urgency: 'urgent', tags: 'a, b' } as const;

test('a draft survives, separately for each person and each thread', () => {
  storeDraft(draftKey(1, null), draft);
  expect(readDraft(draftKey(1, null))).toEqual(draft);
  expect(readDraft(draftKey(2, null))).toEqual(emptyDraft);
  expect(readDraft(draftKey(1, 12))).toEqual(emptyDraft);
});

test('an empty draft is removed', () => {
  storeDraft(draftKey(1, null), draft);
  storeDraft(draftKey(1, null), emptyDraft);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', '{', 'null', '7', '{"text":5,"category":"cats","urgency":[],"tags":{}}'])(
  'what makes no sense is an empty draft: %s',
  (stored) => {
    sessionStorage.setItem('draft', stored);
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
  storeDraft('draft', draft);
  expect(readDraft('draft')).toEqual(emptyDraft);
});
