import { expect, test } from 'vitest';
import { draftFrom, emptyDraft, isBlank } from './draft';

test('a draft is read as it was stored', () => {
  const draft = { text: 'Setback?\n3 cents', category: 'structural', urgency: 'urgent', tags: 'a, b' } as const;
  expect(draftFrom(draft)).toEqual(draft);
  expect([isBlank(draft), isBlank(emptyDraft), isBlank({ ...emptyDraft, tags: 'a' })]).toEqual([false, true, false]);
});

test.each([{}, { text: 5, category: 'cats', urgency: [], tags: {} }])(
  'what makes no sense is an empty draft: %j',
  (stored) => expect(draftFrom(stored)).toEqual(emptyDraft),
);
