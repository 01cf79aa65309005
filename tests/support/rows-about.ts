import { sql } from 'drizzle-orm';
import type { Db } from '~/platform/database';
import { duesAbout } from './dues';

/** Returns what `fillAbout` cannot fill by itself, for a person: of dues, and of events. */
export async function rowsAbout(db: Db, person: number, name: string) {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into events (title, description, event_date, location)
      values ('Convention', 'Come', '2030-01-01', 'Hall') returning id`);
  return {
    ...(await duesAbout(db, person, name)),
    registrations: { event_id: rows[0]!.id, status: 'going' },
  };
}
