import { createProving, tokenOf } from '~/features/sign-in/server/public';
import type { Config } from '~/platform/config';
import { createSiteAnswer, siteAddress, type Count } from '~/features/site/server/public';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import { checkProof } from '~/platform/http/refusal';
import type { PreviewPage } from '~/platform/http/pages';
import type { Setting } from '~/platform/site-settings';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { fillPath, type UploadedFile } from '~/shared/contract';
import type { Language } from '~/shared/language';
import { pageOf } from '~/shared/paging';
import type { SettingGroup } from '~/shared/site-settings';
import { settingsCalls } from '../contract';
import { both } from '../texts/both';
import { refuse } from './refusals';
import { groupFor, listGroups, presentGroup } from './groups';
import { createSettings, type Guard } from './service';
import { listVersions } from './versions';

export { createTake, type TakenValue } from './take';
export { fieldLabels, fieldOf, labelOf, languagesOf } from './groups';

/** What other features have: every setting, and the count of the figures that the home page may show. */
interface PassedIn {
  settings: (config: Config) => readonly Setting[];
  count: Count;
  /** Announces a change of where money goes. */
  announceMoney: (site: Site) => Guard['announce'];
}

/** The office's editor of the settings that the features contribute (docs/product/settings.md). */
export const siteSettingsFeature = ({ settings, count, announceMoney }: PassedIn): Feature => ({
  texts: both,
  register: (site, { calls, preview }) =>
    registerSettings(site, calls, { settings: settings(site.config), count, preview, announceMoney }),
});

/** Registers the calls of the settings (docs/product/settings.md, "Calls"). */
function registerSettings(
  site: Site,
  calls: CallRegistrar,
  {
    settings,
    count,
    preview,
    announceMoney,
  }: { settings: readonly Setting[]; preview: PreviewPage } & Pick<PassedIn, 'count' | 'announceMoney'>,
): void {
  const { db, clock } = site;
  const service = createSettings(site, settings);
  const proving = createProving(site);
  const answer = createSiteAnswer(site, { settings, count });
  const present = (group: SettingGroup, language: Language) =>
    presentGroup(db, settings, { group, language, now: clock.now() });
  /** Returns the handler that publishes the picture of a setting of the look; without a file the standard one. */
  const place =
    (key: 'logo' | 'hero') =>
    async (
      { body, files }: { body?: { updated_at?: string | undefined }; files?: { file: UploadedFile[] } },
      { caller, language }: { caller: Caller; language: Language },
    ) => {
      const [file = null] = files?.file ?? [];
      if (files && !file) throw refuse.invalid((t) => ({ file: [t.fileNeeded] }));
      const setting = settings.find((one) => one.key === key)!;
      await service.place(caller, setting, file, body?.updated_at);
      return present('look', language);
    };
  calls.register(settingsCalls, {
    settingsGroups: (_, { caller, language }) => listGroups(db, settings, { caller, language, now: clock.now() }),
    settingsGroup: ({ params }, { caller, language }) => present(groupFor(caller, params.group), language),
    editSettings: async ({ params, body }, { caller, language, request }) => {
      const group = groupFor(caller, params.group);
      const prove = async () => {
        const until = await proving.holdsUntil(tokenOf(request) ?? '');
        checkProof({ provedUntil: until ?? new Date(0) }, clock.now());
      };
      await service.edit(caller, group, body, { prove, announce: announceMoney(site) });
      return present(group, language);
    },
    previewSettings: async ({ params, body: { path, language: shown, values } }, { caller }) => {
      const group = groupFor(caller, params.group);
      const draft = await service.draft(group, values);
      return { html: await preview({ path, language: shown, answers: { [siteAddress]: await answer(draft, shown) } }) };
    },
    uploadLogo: place('logo'),
    removeLogo: place('logo'),
    uploadHero: place('hero'),
    removeHero: place('hero'),
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
