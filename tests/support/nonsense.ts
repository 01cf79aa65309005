import { describe, expect, test } from 'vitest';
import type { Answer } from './app';

const texts: Record<string, string> = {
  empty: '',
  spaces: '   ',
  'too long': 'x'.repeat(60_000),
  script: '<script>alert(1)</script>',
  SQL: `'; drop table users; --`,
  'a pattern': '%_\\%',
  NUL: 'a\u0000b',
  'an escape sequence': 'a\u001b[31mb',
  'half a character': 'a\ud800b',
  'right to left': 'a\u202eb',
  Malayalam: 'മലയാളം 👷🏽‍♀️ ക്ഷ',
  'not a number': 'NaN',
  'a huge number': '99999999999999999999',
  negative: '-1',
  'a path': '../../etc/passwd',
};
/** For time fields, in addition. */
const times: Record<string, string> = {
  'the year zero': '0000-01-01',
  'the first year': '0001-01-01T00:00:00',
  'the last year': '9999-12-20T00:00',
  'the last minute': '9999-12-31T23:59:59-10:00',
  'a day that is none': '2026-02-31',
};
const others: Record<string, unknown> = {
  'a number': 12.5,
  'a huge number': 1e300,
  'more than an id can be': 3_000_000_000,
  true: true,
  null: null,
  'a list': ['a', { b: 1 }],
  'an object': { toString: 'x', __proto__: { a: 1 }, constructor: 'y' },
};

export type Body = Record<string, unknown>;

/** A form, and how to send it with one field changed. */
export interface Form {
  name: string;
  fields: readonly string[];
  /** Multipart, or a query: it can only carry texts. */
  textsOnly?: true;
  send: (change: Body) => Promise<Answer>;
  /** The stored value of the field that was sent, for fields that store texts. */
  stored?: (field: string) => Promise<unknown>;
}

export const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape);

/**
 * Sends every field of every form with everything that is not a value for it: a clear 4xx, or text that is stored exactly
 * as it was typed. Never a 5xx, never half of something. `kept` are the fields whose text `stored` can find.
 */
export function testNonsense(forms: readonly Form[], kept: RegExp): void {
  describe.each(forms)('$name', ({ fields, textsOnly, send, stored }) => {
    test.each(fields)('%s', async (field) => {
      const values = { ...texts, ...(/date|_at$|^from$|^to$|^dob$/i.test(field) && times), ...(!textsOnly && others) };
      for (const [what, value] of Object.entries(values)) {
        const { status, body } = await send({ [field]: value });
        const said = `${field}, ${what}: ${status} ${JSON.stringify(body)?.slice(0, 300)}`;
        expect(status, said).toBeLessThan(500);
        if (status >= 300) {
          expect(status, said).toBeGreaterThanOrEqual(400);
          // A refused form names some of its fields, or says why in words.
          const words = typeof body.detail === 'string' ? [body.detail] : Object.values(body).flat();
          expect(words.length, said).toBeGreaterThan(0);
          for (const word of words) expect(word, said).toMatch(/^[A-Z].*[^:]$/);
        } else if (stored && kept.test(field) && typeof value === 'string') {
          expect(await stored(field), said).toBe(value.trim().replace('\ud800', '\ufffd') || null);
        }
      }
    }, 120_000);
  });
}
