import { entriesAbout } from '~/features/audit/server/public';
import { noticesOf } from '~/features/notifications/server/public';
import { refuseUnseen } from '~/features/people/server/public';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { rowsAtOnce, rowsPage } from '~/shared/section-rows';
import { personCalls, type HistoryPage } from '../contract';
import { cursorOf, mergeNewest, ofRegistrars, placeOf } from '../rules';

/**
 * Returns what happened about a person, the newest first: entries of the audit log whose target or person they are, and
 * their notices with the day of the mail, in one order by moment, source and id; for registrars without what is a
 * superuser's matter. `before` names the last row of the page before; throws 404 (docs/product/person.md, "History").
 */
export async function readHistory(
  site: Site,
  caller: Caller,
  userId: number,
  { before, language }: { before: string | undefined; language: Language },
): Promise<HistoryPage> {
  await refuseUnseen(site.db, caller, userId);
  const { actions, without } = caller.isSuperuser ? {} : ofRegistrars;
  const at = before === undefined ? null : placeOf(before);
  const limit = rowsAtOnce + 1;
  const entries = await entriesAbout(site, userId, at && boundFor(at, 'audit'), { limit, actions });
  const notices = await noticesOf(site, userId, at && boundFor(at, 'notice'), { limit, language, without });
  const rows = mergeNewest([
    ...entries.map((entry) => ({ source: 'audit' as const, at: entry.at, id: entry.id, entry, notice: null })),
    ...notices.map((notice) => ({
      source: 'notice' as const,
      at: notice.created_at,
      id: notice.id,
      entry: null,
      notice,
    })),
  ]);
  return rowsPage(personCalls.personHistory.path, userId, rows, cursorOf);
}

/**
 * Returns up to where a source's rows are on earlier pages: at the cursor's own moment, audit entries come before
 * notices, and within a source the higher id first.
 */
function boundFor(place: NonNullable<ReturnType<typeof placeOf>>, source: 'audit' | 'notice') {
  if (source === place.source) return { at: place.at, id: place.id };
  // Of the source that comes first nothing is left at that moment, of the other everything.
  return { at: place.at, id: source === 'audit' ? 0 : 2_147_483_647 };
}
