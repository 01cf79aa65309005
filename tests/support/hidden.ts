import { inArray, or, sql } from 'drizzle-orm';
import { findCaller } from '../../src/features/sign-in/server/sessions';
import { users } from '../../src/features/people/server/tables';
import type { TestApp } from './app';

/** Calls that answer a person about themselves who has no session yet: by a password, a mailed link or a passkey. */
export const answersOnCaller: readonly string[] = [
  'POST /api/auth/login/',
  'POST /api/auth/passkey/login/',
  'POST /api/auth/refresh/',
  'POST /api/auth/second-factor/',
  'GET /api/applications/correct/:token/',
];

/**
 * Returns the phones and addresses, whole or up to the @, in an answer that its reader may not have, of people whom
 * `everybodyHides` made. Only the person, the office and the admin of the area where the person is at present may have
 * them.
 */
export async function hiddenContactsIn(
  { site, clock }: TestApp,
  token: string | undefined,
  body: unknown,
): Promise<string[]> {
  const text = Buffer.isBuffer(body)
    ? body.toString('latin1')
    : typeof body === 'string'
      ? body
      : JSON.stringify(body ?? null);
  const stems = text.match(/secret-person\d+/gi) ?? [];
  const phones = text.match(/(?<!\d)50000\d{5}(?!\d)/g) ?? [];
  if (stems.length + phones.length === 0) return [];
  const reader = token === undefined ? null : ((await findCaller(site.db, token, clock.now(), 'off'))?.caller ?? null);
  if (reader?.isStaff) return [];
  const emails = stems.map((stem) => `${stem.toLowerCase()}@example.test`);
  // The number in a username may be an earlier phone number.
  const numberOf = sql<string>`right(regexp_replace(${users.username}, '[^0-9]', '', 'g'), 10)`;
  const people = await site.db
    .select({ id: users.id, areaId: users.areaId, email: users.email, phone: users.phone, number: numberOf })
    .from(users)
    .where(
      or(
        inArray(sql`lower(${users.email})`, ['', ...emails]),
        inArray(users.phone, ['', ...phones]),
        inArray(numberOf, ['', ...phones]),
      ),
    );
  const mayRead = people.filter(
    ({ id, areaId }) => id === reader?.id || (reader?.isAreaAdmin && areaId === reader.areaId),
  );
  const allowed = mayRead.flatMap(({ email, phone, number }) => [email, phone, number]);
  return [...new Set([...emails, ...phones])].filter((value) => !allowed.includes(value));
}
