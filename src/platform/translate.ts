import { fillText } from '~/shared/fill-text';
import { formatDate, formatMoment } from '~/shared/format-date';
import type { Language } from '~/shared/language';
import { both as common } from '~/shared/texts/both';

/** The catalogues of a feature (its `texts/both.ts`). */
export type Catalogues = Readonly<Record<Language, object>>;

/** The values of a notice's text, by the name of their place: in `day` an ISO day, in `moment` an ISO instant. */
export type NoticeValues = Readonly<Record<string, string | number>>;

/** Returns a notice's text with its values, day and moment written as in that language. */
export function fillNotice(text: string, values: NoticeValues, language: Language): string {
  const { dates } = common[language];
  const { day, moment } = values;
  return fillText(text, {
    ...values,
    ...(typeof day === 'string' && { day: formatDate(day, dates) ?? day }),
    ...(typeof moment === 'string' && { moment: formatMoment(moment, dates) ?? moment }),
  });
}

export type Translator = ReturnType<typeof createTranslator>;

/** Returns the translation of notices, which are stored by key: undefined for a key that no catalogue has. */
export const createTranslator = (catalogues: readonly Catalogues[]) => ({
  notice(key: string, values: NoticeValues, language: Language): string | undefined {
    for (const catalogue of catalogues) {
      const { notices = {} } = catalogue[language] as { notices?: Readonly<Record<string, string>> };
      if (Object.hasOwn(notices, key)) return fillNotice(notices[key]!, values, language);
    }
    return undefined;
  },
});
