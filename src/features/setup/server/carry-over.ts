import { readFile } from 'node:fs/promises';
import { findAreas, findUnits, type AreaChange, type Belonging } from '~/features/areas/server/public';
import { createTake, fieldOf, labelOf, languagesOf, type TakenValue } from '~/features/site-settings/server/public';
import { readWritten, type Setting } from '~/platform/site-settings';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { carriedFormat, carriedSchema, carriedVersion, type CarriedChange } from '../contract/carry-over';
import { both } from '../texts/both';
import { refuse } from './refusals';
import { addOwnAreas } from './service';

/** Thrown to roll a write back whose difference is only shown. */
class OnlyShown extends Error {
  constructor(readonly changes: CarriedChange[]) {
    super('Only shown');
  }
}

/** Returns what carries the site's own over to a sister committee: no people, no secrets. */
export function createCarryOver(
  site: Site,
  { settings, belonging }: { settings: readonly Setting[]; belonging: Belonging },
) {
  const { db, write, clock } = site;
  const carried = settings.filter(({ isPrivate }) => !isPrivate);
  const take = createTake(site, carried);

  return {
    /** Returns the file: what the office has edited, and the areas. */
    async file(): Promise<string> {
      const written = await readWritten(db, { at: clock.now() });
      const values: Record<string, Record<string, string>> = {};
      // A picture is a file of this site; the sister committee has its own.
      for (const setting of carried.filter(({ kind }) => kind !== 'picture'))
        for (const language of languagesOf(setting)) {
          const value = written.get(setting.key)?.[language]?.value;
          if (value === undefined) continue;
          values[setting.group] = { ...values[setting.group], [fieldOf(setting.key, language)]: value };
        }
      const units = await findUnits(db);
      const areas = (await findAreas(db)).map((area) => ({
        ...namesOf(area),
        units: units.filter(({ areaId }) => areaId === area.id).map(namesOf),
      }));
      const file = { format: carriedFormat, version: carriedVersion, settings: values, areas };
      return `${JSON.stringify(file, null, 2)}\n`;
    },

    /**
     * Writes what a file has, whole or not at all, and returns what that changes; without `apply` nothing is written:
     * the write is rolled back. Throws 400 on `file`.
     */
    async take(
      caller: Caller,
      path: string,
      { apply, language }: { apply: boolean; language: Language },
    ): Promise<CarriedChange[]> {
      const carried = read(await readFile(path, 'utf8'));
      const work = write(async (tx, invalidate) => {
        const values = await take(tx, invalidate, caller, carried.settings);
        const list = carried.areas.map(({ units, ...area }) => ({ ...toNames(area), units: units.map(toNames) }));
        const by = { actor: caller, at: clock.now(), belonging };
        const areas = list.length > 0 ? await addOwnAreas(tx, invalidate, list, by) : [];
        const changes = [
          ...values.map((change) => presentValue(change, settings, language)),
          ...areas.map((change) => presentArea(change, language)),
        ];
        if (!apply) throw new OnlyShown(changes);
        return changes;
      });
      return work.catch((error: unknown) => {
        if (error instanceof OnlyShown) return error.changes;
        throw error;
      });
    },
  };
}

/** Reads the text of a file; throws 400 with what is wrong with it. */
function read(text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refuse.invalid((t) => ({ file: [t.notCarried] }));
  }
  const format = carriedSchema.pick({ format: true }).safeParse(json);
  if (!format.success) throw refuse.invalid((t) => ({ file: [t.notCarried] }));
  if (!carriedSchema.pick({ version: true }).safeParse(json).success)
    throw refuse.invalid((t) => ({ file: [t.otherVersion] }));
  const parsed = carriedSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const places = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))].slice(0, 20);
  throw refuse.invalid((t) => ({ file: places.map((place) => `${place}: ${t.notCarriedPlace}`) }));
}

const namesOf = ({ name, nameMl }: { name: string; nameMl: string | null }) => ({ name, name_ml: nameMl });
const toNames = ({ name, name_ml: nameMl }: { name: string; name_ml: string | null }) => ({ name, nameMl });

function presentValue(
  { group, key, before, after }: TakenValue,
  settings: readonly Setting[],
  language: Language,
): CarriedChange {
  const setting = settings.find((one) => languagesOf(one).some((lang) => fieldOf(one.key, lang) === key));
  return {
    group,
    group_label: labelOf(group, language),
    key,
    label: setting?.label(language) ?? key,
    before,
    after,
  };
}

function presentArea({ area, kind, units, named }: AreaChange, language: Language): CarriedChange {
  const words = both[language];
  const gained = [...named, ...units].join(', ');
  return {
    group: 'areas',
    group_label: words.tasks.areas,
    key: area,
    label: area,
    before: kind === 'new' ? null : '',
    after: kind === 'removed' ? null : gained,
  };
}
