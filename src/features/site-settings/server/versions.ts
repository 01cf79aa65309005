import { count, desc, eq } from 'drizzle-orm';
import { fullNameOf, users } from '~/features/people/server/public';
import type { Db } from '~/platform/database';
import type { Setting } from '~/platform/site-settings';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { rowsOf } from '~/shared/paging';
import type { SettingGroup } from '~/shared/site-settings';
import type { SettingsVersion } from '../contract';
import { fieldLabels } from './groups';
import { settingVersions } from './tables';

/** Lists a page of a group's versions, the newest first, and their number. */
export async function listVersions(
  db: Db,
  settings: readonly Setting[],
  group: SettingGroup,
  { page, language, now }: { page: { page: number; page_size: number }; language: Language; now: Date },
): Promise<{ total: number; results: SettingsVersion[] }> {
  const ofGroup = eq(settingVersions.group, group);
  const { offset, limit } = rowsOf(page);
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(settingVersions).where(ofGroup),
    db
      .select({ version: settingVersions, person: users })
      .from(settingVersions)
      .leftJoin(users, eq(users.id, settingVersions.byId))
      .where(ofGroup)
      .orderBy(desc(settingVersions.version))
      .offset(offset)
      .limit(limit),
  ]);
  const labels = fieldLabels(settings, language);
  const results = rows.map(({ version, person }) => ({
    version: version.version,
    at: toIso(version.at),
    made_at: toIso(version.madeAt),
    by: person && fullNameOf(person),
    by_id: person?.id ?? null,
    state: version.withdrawnAt
      ? ('withdrawn' as const)
      : version.at > now
        ? ('scheduled' as const)
        : ('published' as const),
    changes: version.changes.map((change) => ({ ...change, label: labels.get(change.key) ?? change.key })),
  }));
  return { total: total!.count, results };
}
