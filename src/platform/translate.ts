import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';

/** The catalogues of a feature (its `texts/both.ts`), as far as one has to know them. */
export type AnyCatalogue = Readonly<Record<Language, object>>;

export type Translator = ReturnType<typeof createTranslator>;

interface Pattern {
  shape: RegExp;
  names: string[];
  text: string;
}

/**
 * Says in another language what code says in English. `said` looks a text up by its English form: what a call refuses is
 * thrown far from whoever asked, and its English text is in a catalogue. `notice` has the text of a notice by the key that the notice
 * keeps; undefined when no catalogue knows the key.
 */
export function createTranslator(catalogues: readonly AnyCatalogue[]) {
  const known = new Map<Language, { plain: Map<string, string>; patterns: Pattern[] }>();

  /** Made when the first person needs it. */
  const tableOf = (language: Language) => {
    const before = known.get(language);
    if (before) return before;
    const table = { plain: new Map<string, string>(), patterns: [] as Pattern[] };
    for (const catalogue of catalogues) collect(catalogue.en, catalogue[language], table);
    // The longest shape first: it says most.
    table.patterns.sort((a, b) => b.shape.source.length - a.shape.source.length);
    known.set(language, table);
    return table;
  };

  return {
    /** The text in that language; as it is when no catalogue has it. */
    said(text: string, language: Language): string {
      if (language === 'en') return text;
      const { plain, patterns } = tableOf(language);
      const found = plain.get(text);
      if (found !== undefined) return found;
      for (const { shape, names, text: translated } of patterns) {
        const values = shape.exec(text);
        if (values)
          return fillText<string>(
            translated,
            Object.fromEntries(names.map((name, index) => [name, values[index + 1] ?? ''])),
          );
      }
      return text;
    },
    /** The text of a notice in that language. */
    notice(key: string, values: Readonly<Record<string, string | number>>, language: Language): string | undefined {
      for (const catalogue of catalogues) {
        const { notices = {} } = catalogue[language] as { notices?: Readonly<Record<string, string>> };
        if (Object.hasOwn(notices, key)) return fillText<string>(notices[key]!, values);
      }
      return undefined;
    },
  };
}

function collect(from: unknown, to: unknown, table: { plain: Map<string, string>; patterns: Pattern[] }): void {
  if (typeof from === 'string' && typeof to === 'string') {
    const names = [...from.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    if (names.length === 0) return void (table.plain.has(from) || table.plain.set(from, to));
    // What is nearly only places would fit everything.
    if (from.replace(/\{\w+\}/g, '').trim().length < 4) return;
    const source = from
      .split(/\{\w+\}/)
      .map(escaped)
      .join('(.+?)');
    table.patterns.push({ shape: new RegExp(`^${source}$`, 's'), names, text: to });
  } else if (typeof from === 'object' && from !== null && typeof to === 'object' && to !== null) {
    for (const [name, entry] of Object.entries(from)) collect(entry, (to as Record<string, unknown>)[name], table);
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
