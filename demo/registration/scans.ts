import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { asc, and, eq, inArray } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import type { EventRow } from '~/features/registration/server/state';
import { doorPasses, registrations, scans } from '~/features/registration/server/tables';
import type { Tx } from '~/platform/database';
import { MINUTE_MS } from '~/shared/dates';

const nothingFound = { registration_id: null, people: 0, people_in: null, of: null, gate: null, at: null };

/** How many of the parties with a seat came. */
const came = 29;
const walkIns = ['P. Narayanan, Kollengode', 'Sreelatha T.'];

/** Inserts what the two gates of an event scanned: members, two guests without a ticket, and a ticket seen twice. */
export async function insertScans(tx: Tx, event: EventRow, createdAt: Date): Promise<void> {
  const gates = ['Gate 1', 'Gate 2'].map((gate) => ({
    eventId: event.id,
    gate,
    // No door has the token.
    tokenHash: createHash('sha256').update(randomBytes(24)).digest('hex'),
    createdAt,
  }));
  const passes = await tx.insert(doorPasses).values(gates).returning();
  const coming = await tx
    .select({ row: registrations, areaId: users.areaId })
    .from(registrations)
    .innerJoin(users, eq(registrations.userId, users.id))
    .where(and(eq(registrations.eventId, event.id), eq(registrations.status, 'going')))
    .orderBy(asc(registrations.turn))
    .limit(came);
  const begin = event.eventDate.getTime() - 40 * MINUTE_MS;
  const base = (at: number, pass: number) => {
    const wall = new Date(begin + at * 11_000 + (at % 5) * 2000);
    return { scanId: randomUUID(), eventId: event.id, passId: passes[pass]!.id, wall, corrected: wall, atServer: wall };
  };
  const tickets = coming.map(({ row, areaId }, at): typeof scans.$inferInsert => {
    const people = row.guests + 1;
    const scan = base(at, at % 2);
    const found = { scan_id: scan.scanId, registration_id: row.id, people, people_in: people, of: people };
    return {
      ...scan,
      registrationId: row.id,
      areaId,
      code: row.code,
      people,
      result: 'ok',
      answer: { ...nothingFound, ...found, result: 'ok' },
    };
  });
  const [twice] = tickets;
  const again = base(came, 1);
  const seen = { registration_id: twice!.registrationId!, people_in: twice!.people, of: twice!.people };
  await tx.insert(scans).values([
    ...tickets,
    {
      ...twice!,
      ...again,
      people: 0,
      result: 'again',
      answer: {
        ...nothingFound,
        ...seen,
        scan_id: again.scanId,
        result: 'again',
        gate: 'Gate 1',
        at: twice!.corrected.toISOString(),
      },
    },
    ...walkIns.map((walkIn, at): typeof scans.$inferInsert => {
      const scan = base(came + 2 + at, at);
      const answer = { ...nothingFound, scan_id: scan.scanId, result: 'ok' as const, people: 1 };
      return { ...scan, walkIn, people: 1, result: 'ok', answer };
    }),
  ]);
  const ids = coming.map(({ row }) => row.id);
  // No event of the demo that has doors takes guests: each party is one person.
  await tx.update(registrations).set({ peopleIn: 1 }).where(inArray(registrations.id, ids));
}
