import { describe, expect, test } from 'vitest';
import type { Answer } from './app';
import { others, texts, times } from './nonsense-values';

export type Body = Record<string, unknown>;

/** A form, and how to send it with one field changed. */
export interface Form {
  name: string;
  fields: readonly string[];
  /** Multipart, or a query: it can only carry texts. */
  textsOnly?: true;
  send: (change: Body) => Promise<Answer>;
  /** Returns the stored value of the field that was sent, for fields that store texts. */
  stored?: (field: string) => Promise<unknown>;
}

/** Returns a form's way to send and, for `stored`, the field of the answer to what was sent last. */
export function keepsAnswer<A extends unknown[]>(send: (...sent: A) => Promise<Answer>) {
  let last: Body = {};
  return {
    stored: (field: string) => Promise.resolve(last[field]),
    send: async (...sent: A) => {
      const answer = await send(...sent);
      last = answer.body as Body;
      return answer;
    },
  };
}

export const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape);

/**
 * Sends every field of every form with everything that is not a value for it: a clear 4xx, or text that is stored
 * exactly as it was typed. Never a 5xx, never half of a record. `kept` are the fields whose text `stored` can find.
 */
export function testNonsense(forms: readonly Form[], storedFields: RegExp): void {
  describe.each(forms)('$name', ({ fields, textsOnly, send, stored }) => {
    test.each(fields)(
      '%s',
      async (field) => {
        const values = {
          ...texts,
          ...(/date|_at$|^from$|^to$|^dob$/i.test(field) && times),
          ...(!textsOnly && others),
        };
        for (const [what, value] of Object.entries(values)) {
          const { status, body } = await send({ [field]: value });
          const report = `${field}, ${what}: ${status} ${JSON.stringify(body)?.slice(0, 300)}`;
          expect(status, report).toBeLessThan(500);
          if (status >= 300) {
            expect(status, report).toBeGreaterThanOrEqual(400);
            // A refused form names some of its fields, or has a message in words.
            const words = typeof body.detail === 'string' ? [body.detail] : Object.values(body).flat();
            expect(words.length, report).toBeGreaterThan(0);
            for (const word of words) expect(word, report).toMatch(/^[A-Z].*[^:]$/);
          } else if (stored && storedFields.test(field) && typeof value === 'string') {
            expect(await stored(field), report).toBe(value.trim().replace('\ud800', '\ufffd') || null);
          }
        }
      },
      120_000,
    );
  });
}
