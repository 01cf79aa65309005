import type { AreaChange, Belonging } from '~/features/areas/server/public';
import type { Config } from '~/platform/config';
import { wantsDemo } from '~/platform/demo-wish';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import type { Setting } from '~/platform/site-settings';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import type { Language, Localized } from '~/shared/language';
import { districts } from '../content/districts';
import { setupCalls } from '../contract';
import { carriedType, carryOverCalls } from '../contract/carry-over';
import { both } from '../texts/both';
import { createCarryOver } from './carry-over';
import { removeDemo, type DemoParts } from './remove-demo';
import { beginSetUp, createSetUp, isNew } from './service';
import { measureSetUp } from './tasks';

export { countOthers, inWords, removeDemo, type DemoParts } from './remove-demo';
export { measureSetUp } from './tasks';

/** The line on every page of a closed site. */
export const closedLine: Localized = (language) => both[language].beingSetUp;

interface PassedIn {
  settings: (config: Config) => readonly Setting[];
  belonging: Belonging;
  /** What the demo data consists of; read when it is needed, since it is composed of all features. */
  demo: (site: Site) => DemoParts;
}

/**
 * The set-up of a new site (docs/product/setup.md). A new database without demo data begins closed: this is prepared
 * before the feature that makes the first superuser.
 */
export const setupFeature = ({ settings, belonging, demo }: PassedIn): Feature => ({
  texts: both,
  register: (site, { calls }) => registerSetUp(site, calls, { settings: settings(site.config), belonging, demo }),
  prepare: async (site) => {
    if (!wantsDemo(site.config) && (await isNew(site.db))) await beginSetUp(site);
  },
});

/** Registers the calls of the set-up. */
function registerSetUp(
  site: Site,
  calls: CallRegistrar,
  { settings, belonging, demo }: Omit<PassedIn, 'settings'> & { settings: readonly Setting[] },
): void {
  const { db, clock, config } = site;
  const service = createSetUp(site, { settings, belonging });
  const measured = (language: Language) => measureSetUp({ db, config, settings, now: clock.now(), language });
  calls.register(setupCalls, {
    setup: (_, { language }) => measured(language),
    openSite: async (_, { caller, language }) => {
      await service.open(caller);
      return measured(language);
    },
    confirmTask: async ({ params }, { caller, language }) => {
      await service.confirm(caller, params.key);
      return measured(language);
    },
    districtNames: async () => [...districts],
    pasteAreas: async ({ body }, { caller, language }) => {
      const changes = await service.pasteAreas(caller, body.text);
      const countOf = (kind: AreaChange['kind']) => changes.filter((one) => one.kind === kind).length;
      const added = {
        areas: countOf('new'),
        units: changes.reduce((sum, { units }) => sum + units.length, 0),
        removed: countOf('removed'),
      };
      const { listAdded, listUnchanged, areaCount, unitCount } = both[language];
      const message =
        added.areas + added.units === 0
          ? listUnchanged
          : fillText(listAdded, {
              areas: countText(areaCount, added.areas),
              units: countText(unitCount, added.units),
            });
      return { ...added, message };
    },
    testMail: async (_, { caller, language }) => {
      const address = await service.sendCode(caller, language);
      const { codeSent, outboxOnly } = both[language];
      const outbox = config.smtpUrl === undefined;
      const message = fillText(codeSent, { address });
      return { message: outbox ? `${message} ${outboxOnly}` : message, sent_to: address, outbox };
    },
    removeDemo: async (_, { caller, language }) => {
      const removed = await removeDemo(site, demo(site), caller);
      return { message: countText(both[language].demoRemoved, removed), removed };
    },
    confirmMail: async ({ body }, { caller, language }) => {
      await service.takeCode(caller, body.code);
      return { message: both[language].codeRight };
    },
  });

  const carryOver = createCarryOver(site, { settings, belonging });
  calls.register(carryOverCalls, {
    exportSettings: async (_, { setHeader }) => {
      setHeader('Content-Type', carriedType);
      setHeader('Content-Disposition', 'attachment; filename="settings.json"');
      return carryOver.file();
    },
    importSettings: async ({ body, files }, { caller, language }) => {
      const applied = body.apply === 'true';
      const changes = await carryOver.take(caller, files.file[0]!.path, { apply: applied, language });
      return { applied, changes };
    },
  });
}
