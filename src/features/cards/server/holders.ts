import { eq } from 'drizzle-orm';
import { fullNameOf, refuseUnseen, users } from '~/features/people/server/public';
import { placesIn } from '~/features/areas/server/public';
import { idsOnPage, inOrderOf, type IdLists } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import type { Language } from '~/shared/language';
import { pageOf } from '~/shared/paging';
import { rowsPage } from '~/shared/section-rows';
import { cardOfficeCalls, type CardHolder, type CardHoldersQuery, type CardOf } from '../contract';
import type { Cards } from './context';
import { statusOf } from './present';
import { findEarlier, findHolderIds, findHolders, findMembers } from './views';

/** Returns a page of the members and their cards, for the office. */
export async function listHolders(site: Cards, lists: IdLists, query: CardHoldersQuery, language: Language) {
  const { db } = site;
  const { search, area, state, sort } = query;
  const today = dayIso(site.clock.now());
  const list = await lists([search, area, state, sort, today], async () => ({
    ids: await findHolderIds(db, query, today),
  }));
  const shown = idsOnPage(list, query);
  const rows = inOrderOf(shown, await findHolders(db, shown), ({ id }) => id).map(await placesIn(db, language));
  const holders = rows.map((row) => presentHolder(site, row));
  return pageOf(cardOfficeCalls.holders.path, query, list.ids.length, holders);
}

/**
 * Returns a person's card and, from the card `before` on, the cards before it, for the office; throws 404 for a person
 * whom the caller may not open.
 */
export async function readCardOf(
  site: Cards,
  caller: Caller,
  userId: number,
  { before, language }: { before: number | undefined; language: Language },
): Promise<CardOf> {
  const { db } = site;
  await refuseUnseen(db, caller, userId);
  const [member] = await findMembers(db, eq(users.id, userId));
  const [row] = member ? (await findHolders(db, [userId])).map(await placesIn(db, language)) : [];
  const earlier = (await findEarlier(db, userId, row?.issuedAt ?? null, before)).map((card) => ({
    id: card.id,
    issued_at: toIso(card.issuedAt),
    revoked_at: card.revokedAt && toIso(card.revokedAt),
    reason: card.reason,
  }));
  return {
    holder: row ? presentHolder(site, row) : null,
    ...rowsPage(cardOfficeCalls.cardOf.path, userId, earlier, ({ id }) => id),
  };
}

type HolderRow = Awaited<ReturnType<typeof findHolders>>[number];

function presentHolder({ clock, photoAddress }: Cards, row: HolderRow): CardHolder {
  return {
    id: row.id,
    full_name: fullNameOf(row),
    username: row.username,
    membership_id: row.membershipId,
    area_name: row.areaName,
    passport_photo: photoAddress(row.id, row.photo),
    status: statusOf(row, clock.now()),
    card: row.state,
    issued_at: row.issuedAt && toIso(row.issuedAt),
    revoked_at: row.state === 'revoked' && row.revokedAt ? toIso(row.revokedAt) : null,
    reason: row.state === 'revoked' ? row.reason : null,
  };
}
