import { fullNameOf } from '~/features/accounts/server/public';
import { placesIn } from '~/features/areas/server/public';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { pageOf, rowsOf } from '~/shared/paging';
import { cardOfficeCalls, type CardHoldersQuery } from '../contract';
import type { Cards } from './context';
import { statusOf } from './present';
import { countHolders, findHolders } from './views';

/** One page of the members and their cards, for the office. */
export async function listHolders({ db, clock, photoAddress }: Cards, query: CardHoldersQuery, language: Language) {
  const count = await countHolders(db, query);
  const rows = (await findHolders(db, query, rowsOf(query))).map(await placesIn(db, language));
  const now = clock.now();
  const holders = rows.map((row) => ({
    id: row.id,
    full_name: fullNameOf(row),
    username: row.username,
    membership_id: row.membershipId,
    area_name: row.areaName,
    passport_photo: photoAddress(row.id, row.photo),
    status: statusOf(row, now),
    card: row.state,
    issued_at: row.issuedAt && toIso(row.issuedAt),
    revoked_at: row.state === 'revoked' && row.revokedAt ? toIso(row.revokedAt) : null,
    reason: row.state === 'revoked' ? row.reason : null,
  }));
  return pageOf(cardOfficeCalls.holders.path, query, count, holders);
}
