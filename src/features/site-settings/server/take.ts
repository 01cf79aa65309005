import type { Tx } from '~/platform/database';
import { HttpError } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import { readWritten, settingValues, type Setting } from '~/platform/site-settings';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { FieldErrors } from '~/shared/contract';
import type { Localized } from '~/shared/language';
import { settingGroups, type SettingGroup } from '~/shared/site-settings';
import { both } from '../texts/both';
import { refuse } from './refusals';
import { readForm } from './read-form';
import { createSettings, lock } from './service';

/** A value that was taken, by its group and field; null is the standard text. */
export type TakenValue = Record<'before' | 'after', string | null> & { group: SettingGroup; key: string };

/** The values of another site, by group and key. */
interface Values {
  settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The keys of its pictures by their settings: here they are stored already. */
  pictures: ReadonlyMap<string, string>;
}

const groups = Object.keys(settingGroups) as SettingGroup[];

/** The largest number of lines that report faults. */
const mostFaults = 20;

/**
 * Returns the function that publishes values of another site in a transaction, each group as a version, and returns
 * what they change here. It throws 400 on `file`, with a line for each value that is refused and for each unknown
 * group and key.
 */
export function createTake(site: Site, settings: readonly Setting[]) {
  const { settingsOf, publish } = createSettings(site, settings);
  return async (
    tx: Tx,
    invalidate: Invalidate,
    caller: Caller,
    { settings: values, pictures }: Values,
  ): Promise<TakenValue[]> => {
    const from = site.clock.now();
    const faults: Localized<string[]>[] = [];
    const taken: TakenValue[] = [];
    for (const name of Object.keys(values))
      if (!Object.hasOwn(settingGroups, name)) faults.push((language) => [`${name}: ${both[language].groupUnknown}`]);
    for (const group of groups) {
      const pictured = settingsOf(group).flatMap((setting) => {
        const value = pictures.get(setting.key);
        return value === undefined ? [] : [{ setting, language: 'en' as const, value }];
      });
      if (!Object.hasOwn(values, group) && pictured.length === 0) continue;
      await lock(tx, group);
      const written = await readWritten(tx, { at: from });
      try {
        const others = Object.entries(values[group] ?? {}).filter(([key]) => !pictures.has(key));
        const typed = readForm(settingsOf(group), Object.fromEntries(others), settingValues(settings, written));
        const wanted = [...typed, ...pictured];
        const publication = { caller, group, from, action: 'settings.import', written } as const;
        const changes = await publish(tx, invalidate, wanted, publication);
        taken.push(...changes.map((change) => ({ group, ...change })));
      } catch (error) {
        if (!(error instanceof HttpError) || !error.fields) throw error;
        faults.push(linesOf(group, error.fields));
      }
    }
    if (faults.length > 0)
      throw refuse.invalid((_, language) => ({
        file: faults.flatMap((lines) => lines(language)).slice(0, mostFaults),
      }));
    return taken;
  };
}

/** Returns a line for each field that is refused. */
const linesOf =
  (group: SettingGroup, fields: Localized<FieldErrors>): Localized<string[]> =>
  (language) =>
    Object.entries(fields(language)).map(([key, messages]) => `${group}.${key}: ${messages.join(' ')}`);
