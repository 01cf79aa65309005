import { readFile } from 'node:fs/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import { findAreas, findUnits, type AreaChange, type Belonging } from '~/features/areas/server/public';
import {
  createTake,
  fieldLabels,
  fieldOf,
  labelOf,
  languagesOf,
  type TakenValue,
} from '~/features/site-settings/server/public';
import { HttpError } from '~/platform/errors/http-error';
import { readWhole, type Files } from '~/platform/files';
import { copyImage } from '~/platform/files/images';
import { mediaUrl } from '~/platform/files/media';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { readWritten, siteSettings, type PictureStore, type Setting } from '~/platform/site-settings';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { carriedFormat, carriedSchema, carriedVersion, type Carried, type CarriedChange } from '../contract/carry-over';
import { both } from '../texts/both';
import { refuse } from './refusals';
import { addOwnAreas } from './service';

/** Thrown to roll a write back whose difference is only shown. */
class OnlyShown extends Error {
  constructor(readonly taken: Taken) {
    super('Only shown');
  }
}
interface Taken {
  values: TakenValue[];
  areas: AreaChange[];
}

/** A picture of a file: the key of what is stored of it, and an address that shows it. */
interface TakenPicture {
  key: string;
  preview: string;
}

type Pictured = Setting & { pictures: PictureStore };

/** In pixels: the most that the small copy of a picture in a difference is wide. */
const previewWidth = 240;

/** Returns what carries the site's own over to a sister committee: no people, no secrets. */
export function createCarryOver(
  site: Site,
  { settings, belonging }: { settings: readonly Setting[]; belonging: Belonging },
) {
  const { db, write, clock, files, log } = site;
  const carriedSettings = settings.filter(({ isPrivate }) => !isPrivate);
  const pictured = carriedSettings.filter((one): one is Pictured => one.pictures !== undefined);
  const takeValues = createTake(site, carriedSettings);

  /** Returns the key of the picture of an id where a version of this site names it. */
  async function knownKey({ key, pictures }: Pictured, id: string): Promise<string | undefined> {
    const rows = await db
      .selectDistinct({ value: siteSettings.value })
      .from(siteSettings)
      .where(and(eq(siteSettings.key, key), isNotNull(siteSettings.value)));
    return rows.flatMap(({ value }) => value ?? []).find((value) => pictures.idOf(value) === id);
  }

  /** Decodes and stores the pictures of a file like uploads; throws 400 on `file`. */
  async function storePictures(store: Pick<Files, 'put'>, carried: Carried): Promise<Map<string, TakenPicture>> {
    const taken = new Map<string, TakenPicture>();
    for (const [name, { id, data }] of Object.entries(carried.pictures)) {
      const setting = pictured.find(({ key }) => key === name);
      if (!setting) throw refuse.invalid((t) => ({ file: [`pictures.${name}: ${t.notCarriedPlace}`] }));
      const known = await knownKey(setting, id);
      if (known) {
        taken.set(name, { key: known, preview: mediaUrl(known) });
        continue;
      }
      const bytes = Buffer.from(data, 'base64');
      const key = await setting.pictures.store(store, bytes, id).catch((error: unknown) => {
        if (!(error instanceof HttpError) || !error.fields) throw error;
        const { fields } = error;
        throw refuse.invalid((_, language) => ({
          file: (fields(language).file ?? []).map((fault) => `pictures.${name}: ${fault}`),
        }));
      });
      const small = await copyImage(bytes, previewWidth, { type: 'png' });
      taken.set(name, { key, preview: `data:image/png;base64,${small.toString('base64')}` });
    }
    return taken;
  }

  function presentValue(
    { group, key, before, after }: TakenValue,
    { pictures, language }: { pictures: ReadonlyMap<string, TakenPicture>; language: Language },
  ): CarriedChange {
    const setting = settings.find((one) => languagesOf(one).some((lang) => fieldOf(one.key, lang) === key));
    const shown = (value: string | null) => (setting?.pictures && value !== null ? mediaUrl(value) : value);
    return {
      group,
      group_label: labelOf(group, language),
      key,
      label: fieldLabels(settings, language).get(key) ?? key,
      before: shown(before),
      after: shown(after),
      preview: pictures.get(key)?.preview ?? null,
    };
  }

  return {
    /** Returns the file: what the office has edited, its pictures, and the areas. */
    async file(): Promise<string> {
      const written = await readWritten(db, { at: clock.now() });
      const values: Record<string, Record<string, string>> = {};
      for (const setting of carriedSettings.filter((one) => !one.pictures))
        for (const language of languagesOf(setting)) {
          const value = written.get(setting.key)?.[language]?.value;
          if (value === undefined) continue;
          values[setting.group] = { ...values[setting.group], [fieldOf(setting.key, language)]: value };
        }
      const pictures: Carried['pictures'] = {};
      for (const { key, pictures: store } of pictured) {
        const value = written.get(key)?.en?.value;
        const bytes = value === undefined ? null : await readWhole(files, store.carriedKey(value));
        if (bytes) pictures[key] = { id: store.idOf(value!), data: bytes.toString('base64') };
      }
      const units = await findUnits(db);
      const areas = (await findAreas(db)).map((area) => ({
        ...namesOf(area),
        units: units.filter(({ areaId }) => areaId === area.id).map(namesOf),
      }));
      const file = { format: carriedFormat, version: carriedVersion, settings: values, pictures, areas };
      return `${JSON.stringify(file, null, 2)}\n`;
    },

    /**
     * Writes what a file has, with its pictures, whole or not at all, and returns what that changes; without `apply`
     * nothing is written: the write is rolled back, and the pictures are only decoded. Throws 400 on `file`.
     */
    async take(
      caller: Caller,
      path: string,
      { apply, language }: { apply: boolean; language: Language },
    ): Promise<CarriedChange[]> {
      const carried = read(await readFile(path, 'utf8'));
      return withStoredFiles(files, log, async (store) => {
        const pictures = await storePictures(apply ? store : { put: () => Promise.resolve() }, carried);
        const taken = await write(async (tx, invalidate) => {
          const keys = new Map([...pictures].map(([name, { key }]) => [name, key]));
          const values = await takeValues(tx, invalidate, caller, { settings: carried.settings, pictures: keys });
          const list = carried.areas.map(({ units, ...area }) => ({ ...toNames(area), units: units.map(toNames) }));
          const by = { actor: caller, at: clock.now(), belonging };
          const areas = list.length > 0 ? await addOwnAreas(tx, invalidate, list, by) : [];
          if (!apply) throw new OnlyShown({ values, areas });
          return { values, areas };
        }).catch((error: unknown) => {
          if (error instanceof OnlyShown) return error.taken;
          throw error;
        });
        return [
          ...taken.values.map((change) => presentValue(change, { pictures, language })),
          ...taken.areas.map((change) => presentArea(change, language)),
        ];
      });
    },
  };
}

/** Reads the text of a file; throws 400 with what is wrong with it. */
function read(text: string): Carried {
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
    preview: null,
  };
}
