import { expect, test } from 'vitest';
import { z } from 'zod';
import { both } from '~/shared/texts/both';
import { contractMessages } from './contract-messages';
import { zodMessage } from './zod-message';

const messages = contractMessages();

/** Zod's messages where a schema has no text of its own. */
const cases: [z.ZodType, unknown][] = [
  [z.string(), undefined],
  [z.string(), 5],
  [z.number(), undefined],
  [z.number(), 'x'],
  [z.coerce.number(), 'x'],
  [z.int(), 1.5],
  [z.boolean(), undefined],
  [z.array(z.string()), undefined],
  [z.string().max(3), 'abcd'],
  [z.string().min(3), 'a'],
  [z.array(z.string()).max(1), ['a', 'b']],
  [z.array(z.string()).min(2), ['a']],
  [z.number().max(3), 4],
  [z.number().min(3), 2],
  [z.number().positive(), 0],
  [z.enum(['a', 'b']), 'c'],
  [z.literal('a'), 'b'],
  [z.email(), 'x'],
  [z.url(), 'x'],
  [z.iso.date(), 'x'],
  [z.iso.datetime(), 'x'],
  [z.string().regex(/^a$/), 'b'],
  [z.union([z.string(), z.number()]), true],
  [z.strictObject({}), { a: 1 }],
  [z.strictObject({}), { a: 1, b: 2 }],
];

const issues = cases.map(([schema, value]) => schema.safeParse(value).error!.issues[0]!);

test.each(issues.map((issue) => [issue.message, issue] as const))('“%s” has Malayalam words', (_, issue) => {
  expect(messages.fields([{ ...issue, path: ['field'] }])('ml').field![0]).toMatch(/[\u0d00-\u0d7f]/);
});

const madeOfValues = issues.filter(({ code }) => code !== 'invalid_format' && code !== 'invalid_union');

test.each(madeOfValues.map((issue) => [issue.message, issue] as const))(
  '“%s” is also what is made of the English text',
  (message, issue) => {
    expect(zodMessage(issue, both.en)).toBe(message);
  },
);
