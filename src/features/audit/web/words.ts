import { createContext, useContext } from 'react';
import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';
import { fillText } from '~/shared/fill-text';
import * as texts from '../texts';

/*
 * The log's words for people in the office, put together from what the features say of theirs. Features name their actions
 * and fields as they like; what none of them has words for is shown by its own name, made readable.
 */

/** What the log speaks of, for its filter. */
interface Kind {
  one: string;
  many: string;
  /** The second halves of its actions: `create` of `shop.create`. */
  verbs: readonly string[];
}

export type Words = ReturnType<typeof createWords>;

/** The words of all features together. */
export function createWords(features: readonly AuditWords[]) {
  const known = Object.assign({}, ...features.map((feature) => feature.kinds)) as NonNullable<AuditWords['kinds']>;
  const whole = Object.assign({}, ...features.map((feature) => feature.actions)) as Record<string, string>;
  const fields = Object.assign({}, ...features.map((feature) => feature.fields)) as Record<string, string>;
  const choices = new Set(features.flatMap((feature) => feature.choices ?? []));
  const common: Record<string, string> = { ...created, ...changed, ...deleted };

  const kindOf = ([kind, { one, many, verbs }]: [string, (typeof known)[string]]): [string, Kind] => {
    const more = Object.keys(whole).filter((action) => action.startsWith(`${kind}.`));
    return [
      kind,
      { one, many, verbs: [...Object.keys(verbs), ...more.map((action) => action.slice(kind.length + 1))] },
    ];
  };

  return {
    /** What the log speaks of, in the order of the filter. */
    kinds: Object.fromEntries(Object.entries(known).map(kindOf)),

    /** `user.approve` as `Person approved`. */
    actionLabel(action: string): string {
      if (whole[action]) return whole[action];
      const [kind = '', ...rest] = action.split('.');
      const verb = rest.join('.');
      if (verb === '') return known[kind]?.one ?? readable(kind);
      const said = known[kind]?.verbs[verb] ?? common[verb] ?? readable(verb).toLowerCase();
      return fillText(texts.actionOn, { kind: known[kind]?.one ?? readable(kind), verb: said });
    },

    /** `shop` as `Shop`. */
    kindLabel: (type: string) => known[type]?.one ?? readable(type),

    /** A field of the API as a person would name it: `licenseNo` as `License number`, `contact_number` as `Contact number`. */
    fieldLabel: (name: string) => fields[name] ?? readable(name),

    /** Whether a field's values are words of the API. */
    isChoice: (name: string) => choices.has(name),
  };
}

/** The words of the log that is on the screen. */
export const WordsContext = createContext<Words>(createWords([]));
export const useWords = () => useContext(WordsContext);

/** `best_answer` and `bestAnswer` as `Best answer`. */
export function readable(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_.]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
