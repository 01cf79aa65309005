import type { Beside, Setting, SettingValues, WrittenValues } from '~/platform/site-settings';
import type { FieldErrors } from '~/shared/contract';
import { DAY_MS, fromIso } from '~/shared/dates';
import { languages, type Language, type Localized } from '~/shared/language';
import { checkValue } from '../rules';
import { both } from '../texts/both';
import { fieldOf, languagesOf } from './groups';
import { refuse } from './refusals';

/** Values to publish, by setting and language; null is the standard text. */
export type Wanted = { setting: Setting; language: Language; value: string | null }[];

/** Returns what counts once values have been published. */
export function withChanges(written: WrittenValues, changes: Wanted): WrittenValues {
  const next = new Map(written);
  for (const { setting, language, value } of changes) {
    const { [language]: _, ...others } = next.get(setting.key) ?? {};
    next.set(setting.key, value === null ? others : { ...others, [language]: { value, original: '' } });
  }
  return next;
}

/** Returns the moment from which an edit counts; throws 400 unless it lies in the next year. */
export function momentOf(publishAt: string, now: Date): Date {
  const from = fromIso(publishAt);
  if (from <= now) throw refuse.invalid((t) => ({ publish_at: [t.momentPast] }));
  if (from.getTime() > now.getTime() + 366 * DAY_MS) throw refuse.invalid((t) => ({ publish_at: [t.momentFar] }));
  return from;
}

/** Reads the values of an edit; throws 400 by key for an unknown one and for a value that its setting refuses. */
export function readForm(
  settings: readonly Setting[],
  typed: Readonly<Record<string, unknown>>,
  values: SettingValues & { today?: string },
): Wanted {
  const fields = new Map(
    settings.flatMap((setting) =>
      languages.map((language) => [fieldOf(setting.key, language), { setting, language }] as const),
    ),
  );
  const faults: Record<string, Localized> = {};
  const of = (key: string) => (typeof typed[key] === 'string' ? typed[key].trim() : values.of(key, 'en'));
  const beside = { today: values.today ?? '', of };
  const wanted = Object.entries(typed).flatMap(([field, value]) => {
    const named = fields.get(field);
    const verdict = named
      ? verdictOn({ ...named, ...values, beside }, value)
      : { fault: (lang: Language) => both[lang].unknownSetting };
    if ('fault' in verdict) faults[field] = verdict.fault;
    return named && 'value' in verdict ? [{ ...named, value: verdict.value }] : [];
  });
  if (Object.keys(faults).length > 0) {
    throw refuse.invalid((_, language) =>
      Object.fromEntries(
        Object.entries(faults).map(([key, fault]) => [key, [fault(language)]] satisfies [string, FieldErrors[string]]),
      ),
    );
  }
  return wanted;
}

/** Returns a value as it is stored, null for the standard text, or what is wrong with it. */
function verdictOn(
  {
    setting,
    language,
    standardOf,
    valueOf,
    beside,
  }: { setting: Setting; language: Language; beside: Beside } & SettingValues,
  value: unknown,
): { value: string | null } | { fault: Localized } {
  if (!languagesOf(setting).includes(language)) return { fault: (lang) => both[lang].noOtherLanguage };
  if (value === null) return { value: null };
  if (typeof value !== 'string') return { fault: (lang) => both[lang].notText };
  const standard = standardOf(setting, language);
  // The standard text itself need not pass the checks: what ships is invented.
  if (value === standard) return { value: null };
  // Only what changes is checked: a form sends all values back, and a rule may be newer than a value.
  if (value === valueOf(setting, language)) return { value };
  const fault = setting.check?.(value.trim(), beside);
  return fault ? { fault } : checkValue({ ...setting, standard }, value);
}
