import type { Config } from '~/platform/config';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Setting } from '~/platform/site-settings';
import type { Site } from '~/platform/site';
import { fillPath } from '~/shared/contract';
import type { Language } from '~/shared/language';
import { pageOf } from '~/shared/paging';
import type { SettingGroup } from '~/shared/site-settings';
import { settingsCalls } from '../contract';
import { both } from '../texts/both';
import { groupFor, listGroups, presentGroup } from './groups';
import { createSettings } from './service';
import { listVersions } from './versions';

/** The office's editor of the settings that the features contribute (docs/product/settings.md). */
export const siteSettingsFeature = (settings: (config: Config) => readonly Setting[]): Feature => ({
  texts: both,
  register: (site, { calls }) => registerSettings(site, calls, settings(site.config)),
});

/** Registers the calls of the settings (docs/product/settings.md, "Calls"). */
function registerSettings(site: Site, calls: CallRegistrar, settings: readonly Setting[]): void {
  const { db, clock } = site;
  const service = createSettings(site, settings);
  const present = (group: SettingGroup, language: Language) =>
    presentGroup(db, settings, { group, language, now: clock.now() });
  calls.register(settingsCalls, {
    settingsGroups: (_, { caller, language }) => listGroups(db, settings, { caller, language, now: clock.now() }),
    settingsGroup: ({ params }, { caller, language }) => present(groupFor(caller, params.group), language),
    editSettings: async ({ params, body }, { caller, language }) => {
      const group = groupFor(caller, params.group);
      await service.edit(caller, group, body);
      return present(group, language);
    },
    settingsVersions: async ({ params, query }, { caller, language }) => {
      const group = groupFor(caller, params.group);
      const { total, results } = await listVersions(db, service.settingsOf(group), group, {
        page: query,
        language,
        now: clock.now(),
      });
      return pageOf(fillPath(settingsCalls.settingsVersions.path, { params }), query, total, results);
    },
    withdrawVersion: ({ params }, { caller }) =>
      service.withdraw(caller, groupFor(caller, params.group), params.version),
    restoreVersion: async ({ params }, { caller, language }) => {
      const group = groupFor(caller, params.group);
      await service.restore(caller, group, params.version);
      return present(group, language);
    },
  });
}
