import type { z } from 'zod';
import type { FieldErrors } from '~/shared/contract';
import { fillText } from '~/shared/fill-text';
import { filledFrom } from '~/shared/filled-message';
import type { Language, Localized } from '~/shared/language';
import { both as boardTexts } from '~/shared/board/texts/both';
import { both as duesTexts } from '~/shared/dues/texts/both';
import { both as personTexts } from '~/shared/person/texts/both';
import { both as sharedTexts } from '~/shared/texts/both';
import type { Catalogues } from '../translate';
import { zodMessage } from './zod-message';

/** What is wrong with a value that a caller sent, by zod. */
export type Issue = z.core.$ZodIssue;

export type ContractMessages = ReturnType<typeof contractMessages>;

const sharedCatalogues: readonly Catalogues[] = [sharedTexts, personTexts, boardTexts, duesTexts];

/** Translations by their English text, for each translated catalogue that was needed so far. */
const tables = new WeakMap<object, Map<string, string>>();

function tableOf(catalogue: Catalogues, language: Language): Map<string, string> {
  const translated = catalogue[language];
  let table = tables.get(translated);
  if (!table) {
    table = new Map<string, string>();
    collect(catalogue.en, translated, table);
    tables.set(translated, table);
  }
  return table;
}

/**
 * Returns the translation of the messages of a feature's contract. A contract is shared with the browser, so the server
 * has it in English; a message is found by its English text in the feature's catalogue first, then in the shared ones.
 */
export function contractMessages(featureTexts?: Catalogues) {
  const catalogues = featureTexts ? [featureTexts, ...sharedCatalogues] : sharedCatalogues;

  const lookUp = (text: string, language: Language): string | undefined => {
    for (const catalogue of catalogues) {
      const found = tableOf(catalogue, language).get(text);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const find = (message: string, language: Language): string | undefined => {
    const filled = filledFrom(message);
    return filled
      ? fillText<string>(lookUp(filled.text, language) ?? filled.text, filled.values)
      : lookUp(message, language);
  };

  const translate = (message: string, language: Language): string =>
    language === 'en' ? message : (find(message, language) ?? message);

  return {
    /** Returns a message in a language; a message that no catalogue has stays as it is. */
    text: translate,

    /** Returns the messages about a form's files; a message that no catalogue has stays as it is. */
    texts:
      (fields: FieldErrors): Localized<FieldErrors> =>
      (language) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, found]) => [name, found.map((text) => translate(text, language))]),
        ),

    /** Returns the messages of issues by top-level field; issues without a field go to `non_field_errors`. */
    fields:
      (issues: readonly Issue[]): Localized<FieldErrors> =>
      (language) => {
        const fields: FieldErrors = {};
        for (const issue of issues) {
          const text = language === 'en' ? undefined : (find(issue.message, language) ?? zodMessageIn(issue, language));
          (fields[String(issue.path[0] || 'non_field_errors')] ??= []).push(text ?? issue.message);
        }
        return fields;
      },
  };
}

/** Returns a message of zod's own in a language; undefined for the message of a schema. */
const zodMessageIn = (issue: Issue, language: Language) =>
  zodMessage(issue, sharedTexts.en) === issue.message ? zodMessage(issue, sharedTexts[language]) : undefined;

/** Adds the texts of a catalogue to a table from English; the first text with the same English form stays. */
function collect(from: unknown, to: unknown, table: Map<string, string>): void {
  if (typeof from === 'string' && typeof to === 'string') {
    if (!table.has(from)) table.set(from, to);
  } else if (typeof from === 'object' && from !== null && typeof to === 'object' && to !== null) {
    for (const [name, entry] of Object.entries(from)) collect(entry, (to as Record<string, unknown>)[name], table);
  }
}
