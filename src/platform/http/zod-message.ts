import type { z } from 'zod';
import { fillText } from '~/shared/fill-text';
import type { both } from '~/shared/texts/both';

type SharedTexts = (typeof both)['en' | 'ml'];

/**
 * Returns what zod itself says of an issue where a schema has no text of its own, from the texts of a language;
 * undefined for what the catalogue has no text for. With the English texts it is zod's message.
 */
export function zodMessage(issue: z.core.$ZodIssue, texts: SharedTexts): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      // An issue does not contain what was sent: its type stands in the message only.
      const received = /, received (.+)$/.exec(issue.message)?.[1];
      return received && fillText(texts.invalidType, { expected: issue.expected, received });
    }
    case 'invalid_value': {
      const [first = '', ...more] = issue.values.map((value) =>
        typeof value === 'string' ? `"${value}"` : String(value),
      );
      return more.length === 0
        ? fillText(texts.invalidLiteral, { expected: first })
        : fillText(texts.invalidOption, { options: [first, ...more].join('|') });
    }
    case 'too_big':
      return tooBig(issue, texts);
    case 'too_small':
      return tooSmall(issue, texts);
    case 'invalid_format':
      return issue.format === 'regex' ? fillText(texts.invalidPattern, { pattern: issue.pattern ?? '' }) : undefined;
    case 'unrecognized_keys': {
      const keys = issue.keys.map((key) => `"${key}"`).join(', ');
      return issue.keys.length > 1
        ? fillText(texts.unknownFields, { keys })
        : fillText(texts.unknownField, { key: keys });
    }
    default:
      return undefined;
  }
}

/** What zod counts in a value of each kind. */
const units: Record<string, string> = {
  string: 'characters',
  array: 'items',
  set: 'items',
  map: 'entries',
  file: 'bytes',
};

function tooBig({ origin, maximum, inclusive, exact }: z.core.$ZodIssueTooBig, texts: SharedTexts): string {
  const max = String(maximum);
  if (inclusive && !exact) {
    if (origin === 'string') return fillText(texts.longerThan, { max });
    if (origin === 'array') return fillText(texts.moreItemsThan, { max });
    if (origin === 'number') return fillText(texts.numberAtMost, { max });
  }
  const limit = `${exact ? 'exactly ' : inclusive ? '<=' : '<'}${max}`;
  const unit = units[origin];
  return unit === undefined
    ? fillText(texts.tooBig, { what: origin, limit })
    : fillText(texts.tooLong, { what: origin, limit: `${limit} ${unit}` });
}

function tooSmall({ origin, minimum, inclusive, exact }: z.core.$ZodIssueTooSmall, texts: SharedTexts): string {
  const min = String(minimum);
  if (!exact) {
    if (inclusive && origin === 'string') return fillText(texts.shorterThan, { min });
    if (inclusive && origin === 'array') return fillText(texts.fewerItemsThan, { min });
    if (origin === 'number') return fillText(inclusive ? texts.numberAtLeast : texts.numberAbove, { min });
  }
  const limit = `${exact ? 'exactly ' : inclusive ? '>=' : '>'}${min}`;
  const unit = units[origin];
  return unit === undefined
    ? fillText(texts.tooSmall, { what: origin, limit })
    : fillText(texts.tooShort, { what: origin, limit: `${limit} ${unit}` });
}
