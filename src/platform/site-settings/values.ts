import { and, desc, eq, gt, lt, lte, min, or } from 'drizzle-orm';
import type { Language } from '~/shared/language';
import type { Db } from '../database';
import type { Setting } from './setting';
import { siteSettings } from './tables';

/** A value that the office has given a setting in a language. */
export interface WrittenValue {
  value: string;
  /** The standard value that it replaced. */
  original: string;
}

/** The values that the office has written, by key and language: `written.get('intro')?.ml`. */
export type WrittenValues = ReadonlyMap<string, Readonly<Partial<Record<Language, WrittenValue>>>>;

/** The end of what counts: a moment, and at that moment a version; without the version all of that moment. */
interface Until {
  at: Date;
  version?: number;
}

/** Reads the values that count at a moment. A setting that has its standard value is not among them. */
export async function readWritten(db: Db, { at, version }: Until): Promise<WrittenValues> {
  const begun =
    version === undefined
      ? lte(siteSettings.at, at)
      : or(lt(siteSettings.at, at), and(eq(siteSettings.at, at), lte(siteSettings.version, version)));
  const { key, language, value, original } = siteSettings;
  const rows = await db
    .selectDistinctOn([key, language], { key, language, value, original })
    .from(siteSettings)
    .where(begun)
    .orderBy(key, language, desc(siteSettings.at), desc(siteSettings.version));
  const written = new Map<string, Partial<Record<Language, WrittenValue>>>();
  for (const row of rows) {
    if (row.value === null) continue;
    written.set(row.key, { ...written.get(row.key), [row.language]: { value: row.value, original: row.original } });
  }
  return written;
}

/** Returns when the next value begins to count; null when none waits. */
export async function nextChange(db: Db, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(siteSettings.at) })
    .from(siteSettings)
    .where(gt(siteSettings.at, now));
  return row?.at ?? null;
}

/** The values of settings, and their standard values, in a language. */
export interface SettingValues {
  /** Returns the value of the setting of a key; throws for a key that none of these settings has. */
  of(key: string, language: Language): string;
  valueOf(setting: Setting, language: Language): string;
  standardOf(setting: Setting, language: Language): string;
}

/**
 * Returns the values of settings, given what the office has written. A text that the office has written in English only
 * is shown in Malayalam too: the standard text in Malayalam would contradict it.
 */
export function settingValues(settings: readonly Setting[], written: WrittenValues): SettingValues {
  const byKey = new Map(settings.map((one) => [one.key, one]));
  function of(key: string, language: Language): string {
    const setting = byKey.get(key);
    if (!setting) throw new Error(`There is no setting ${key} among these`);
    return valueOf(setting, language);
  }
  const standardOf = (setting: Setting, language: Language) => setting.standard(language, (key) => of(key, language));
  function valueOf(setting: Setting, language: Language): string {
    const values = written.get(setting.key);
    if (!setting.isTranslated) return values?.en?.value ?? standardOf(setting, 'en');
    return (
      values?.[language]?.value ?? (language === 'ml' ? values?.en?.value : undefined) ?? standardOf(setting, language)
    );
  }
  return { of, valueOf, standardOf };
}
