import { lt, sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { adDefinition, adKinds, invalidReasons, type InvalidReason } from '~/shared/ad-days';
import { HOUR_MS } from '~/shared/dates';
import type { Batch, SeenEvent } from './collector';
import { adBatches, adSeen } from './tables';

/** How long views and batches are stored, in ms: longer than a view may last. */
const KNOWN_MS = 3 * HOUR_MS;

const countsOfKinds = sql.raw(
  adKinds.map((kind) => `count(*) filter (where kind = '${kind}') as "${kind}"`).join(', '),
);
const addedKinds = sql.raw(adKinds.map((kind) => `"${kind}" = d."${kind}" + added."${kind}"`).join(', '));

/**
 * Adds batches to the days, each batch once and each kind once for an ad in a view, whichever instance got them. A
 * click waits in `ad_seen` until its ad was shown in the view, and counts where it was shown.
 */
export async function addBatches(tx: Tx, batches: readonly Batch[]): Promise<void> {
  // One at a time: two that each see half of a view would both leave its click waiting.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ad-counting'))`);
  const byId = new Map(batches.map((batch) => [batch.id, batch]));
  // As one value: thousands of parameters would hold the process up.
  const came = JSON.stringify([...byId.values()].map(({ id, at }) => ({ id, at })));
  const { rows: added } = await tx.execute<{ id: string }>(sql`
    insert into ad_batches (id, at)
    select id, at from jsonb_to_recordset(${came}::jsonb) as batch(id uuid, at timestamptz)
    on conflict do nothing returning id`);
  const events = added.flatMap(({ id }) => {
    const { at, view, events: seen } = byId.get(id)!;
    return seen.map((event) => ({ at, view, ...event }));
  });
  const because = (reason: InvalidReason | '') => events.filter((event) => event.reason === reason);
  await addSeen(tx, because(''));
  for (const reason of invalidReasons) await addInvalid(tx, reason, because(reason));
}

/** An event, and of which view it is. */
type Added = SeenEvent & Pick<Batch, 'at' | 'view'>;

/** Notes what the views have seen, and counts of it what may count now. */
async function addSeen(tx: Tx, events: readonly Added[]): Promise<void> {
  if (events.length === 0) return;
  await tx.execute(sql`
    insert into ad_seen (view, ad_id, kind, shop_id, day, tier, place, definition, at)
    select view, ad, kind, shop, day, tier, place, ${adDefinition}, at
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as event(view uuid, ad int, kind text, shop int, day date, tier text, place text, at timestamptz)
    on conflict do nothing`);
  const views = JSON.stringify([...new Set(events.map(({ view }) => view))]);
  const due = sql`
      select event.view, event.ad_id, event.kind,
             coalesce(shown.shop_id, event.shop_id) as shop_id, coalesce(shown.day, event.day) as day,
             coalesce(shown.tier, event.tier) as tier, coalesce(shown.place, event.place) as place,
             coalesce(shown.definition, event.definition) as definition
        from ad_seen event
        left join ad_seen shown on shown.view = event.view and shown.ad_id = event.ad_id and shown.kind = 'shown'
       where event.view in (select value::uuid from jsonb_array_elements_text(${views}::jsonb))
         and not event.is_counted and (event.kind in ('shown', 'measured', 'viewable') or shown.view is not null)`;
  // First the rows: an upsert of a click alone would break the condition `click <= shown` before it is added up.
  await tx.execute(sql`
    insert into ad_days (ad_id, day, tier, place, definition, shop_id)
    select ad_id, day, tier, place, definition, min(shop_id)
      from (${due}) due group by ad_id, day, tier, place, definition
    on conflict do nothing`);
  await tx.execute(sql`
    with due as (${due}), counted as (
      update ad_seen set is_counted = true from due
       where ad_seen.view = due.view and ad_seen.ad_id = due.ad_id and ad_seen.kind = due.kind
    )
    update ad_days d set ${addedKinds}
      from (select ad_id, day, tier, place, definition, ${countsOfKinds}
              from due group by ad_id, day, tier, place, definition) added
     where d.ad_id = added.ad_id and d.day = added.day and d.tier = added.tier and d.place = added.place
       and d.definition = added.definition`);
}

/** Counts what does not count, for one reason. */
async function addInvalid(tx: Tx, reason: InvalidReason, events: readonly Added[]): Promise<void> {
  if (events.length === 0) return;
  await tx.execute(sql`
    insert into ad_days as d (ad_id, day, tier, place, definition, shop_id, invalid, invalid_reasons)
    select ad, day, tier, place, ${adDefinition}, min(shop), count(*), jsonb_build_object(${reason}::text, count(*))
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as event(ad int, shop int, day date, tier text, place text)
     group by ad, day, tier, place
    on conflict (ad_id, day, tier, place, definition) do update
       set invalid = d.invalid + excluded.invalid,
           invalid_reasons = d.invalid_reasons || jsonb_build_object(
             ${reason}::text, coalesce((d.invalid_reasons ->> ${reason})::int, 0) + excluded.invalid)`);
}

/** Deletes the rows of views that ended long ago. */
export async function forgetOld(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KNOWN_MS);
  await tx.delete(adSeen).where(lt(adSeen.at, before));
  await tx.delete(adBatches).where(lt(adBatches.at, before));
}
