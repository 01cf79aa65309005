import { createContext, useContext } from 'react';
import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';
import { fillText } from '~/shared/fill-text';
import * as texts from '../texts';

/*
 * The log's words for people in the office, composed from the features' own words. Features name their actions and
 * fields freely; an action or field without words is shown by its own name, made readable.
 */

/** A kind of target, for the log's filter. */
interface Kind {
  one: string;
  many: string;
  /** The second halves of its actions: `create` of `shop.create`. */
  verbs: readonly string[];
}

/** The names of areas and units by their ids. */
export type PlaceNames = Partial<Record<'area' | 'unit', Readonly<Record<number, string>>>>;

export type Words = ReturnType<typeof createWords>;

/** Returns the words of all features together: the kinds and functions that localize actions, kinds and fields. */
export function createWords(features: readonly AuditWords[], names: PlaceNames = {}) {
  const known = Object.assign({}, ...features.map((feature) => feature.kinds)) as NonNullable<AuditWords['kinds']>;
  const whole = Object.assign({}, ...features.map((feature) => feature.actions)) as Record<string, string>;
  const fields = Object.assign({}, ...features.map((feature) => feature.fields)) as Record<string, string>;
  const choices = new Set(features.flatMap((feature) => feature.choices ?? []));
  const money = new Set(features.flatMap((feature) => feature.money ?? []));
  const common: Record<string, string> = { ...created, ...changed, ...deleted };

  const kindOf = ([kind, { one, many, verbs }]: [string, (typeof known)[string]]): [string, Kind] => {
    const more = Object.keys(whole).filter((action) => action.startsWith(`${kind}.`));
    return [
      kind,
      { one, many, verbs: [...Object.keys(verbs), ...more.map((action) => action.slice(kind.length + 1))] },
    ];
  };

  return {
    /** The kinds of target, in the order of the filter. */
    kinds: Object.fromEntries(Object.entries(known).map(kindOf)),

    /** Returns an action's label: `user.approve` as `Person approved`. */
    actionLabel(action: string): string {
      if (whole[action]) return whole[action];
      const [kind = '', ...rest] = action.split('.');
      const verb = rest.join('.');
      if (verb === '') return known[kind]?.one ?? readable(kind);
      const verbLabel = known[kind]?.verbs[verb] ?? common[verb] ?? readable(verb).toLowerCase();
      return fillText(texts.actionOn, { kind: known[kind]?.one ?? readable(kind), verb: verbLabel });
    },

    /** Returns a kind's label: `shop` as `Shop`. */
    kindLabel: (type: string) => known[type]?.one ?? readable(type),

    /** Returns an API field's name as a person would call it: `licenseNo` as `Licence number`. */
    fieldLabel: (name: string) => fields[name] ?? readable(name),

    /** Returns the name of the area or unit whose id a field holds; undefined for other fields, and without one. */
    nameOf(field: string, id: unknown): string | undefined {
      const [, kind] = /^(area|unit)(?:_id|Id)?$/.exec(field) ?? [];
      return kind && typeof id === 'number' ? names[kind as keyof PlaceNames]?.[id] : undefined;
    },

    /** Whether a field's values are words of the API. */
    isChoice: (name: string) => choices.has(name),

    /** Whether a field's numbers are paise. */
    isMoney: (name: string) => money.has(name),
  };
}

/** The words of the log on the screen. */
export const WordsContext = createContext<Words>(createWords([]));
/** Returns the words of the log on the screen. */
export const useWords = () => useContext(WordsContext);

/** Returns a name made readable: `best_answer` and `bestAnswer` as `Best answer`. */
export function readable(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_.]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
