import { sql } from 'drizzle-orm';
import type { Db } from '~/platform/database';
import { duesAbout } from './dues';

/** Returns what `fillAbout` cannot fill by itself, for a person: of dues, events, and what they decided for shops. */
export async function rowsAbout(db: Db, person: number, name: string) {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into events (title, description, event_date, location)
      values ('Convention', 'Come', '2030-01-01', 'Hall') returning id`);
  const shops = await db.execute<{ id: number }>(sql`
    with category as (insert into shop_categories (name) values (${`Paints ${person}`}) returning id)
      insert into shops (name, location, address, category_id)
        select 'A shop', 'Fort', 'Fort Road', id from category returning id`);
  const request = { kind: 'renew', tier: null, media: null, fields: null, status: 'open', note: null };
  return {
    ...(await duesAbout(db, person, name)),
    breaches: { what: 'A lost list' },
    ad_requests: { shop_id: shops.rows[0]!.id, ...request, invoice_number: null },
    ad_corrections: { place: 'finder', kind: 'shown', reason: 'Counted twice.' },
    registrations: { event_id: rows[0]!.id, status: 'going' },
  };
}
