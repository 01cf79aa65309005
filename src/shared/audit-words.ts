import * as common from './texts';

/**
 * The audit log's words for what a feature writes into it. A feature has them in `content/audit-words.ts`;
 * src/routes/audit-words.ts lists them all. What has no words is shown by its own name, made readable.
 */
export interface AuditWords {
  /** The kinds of targets, in the order of the log's filter: `shop` of the action `shop.create`. */
  kinds?: Record<string, AuditKind>;
  /** Actions that kind and verb do not make a sentence of, whole. In the filter they come last of their kind. */
  actions?: Record<string, string>;
  /** Fields whose names, made readable, would not be clear. */
  fields?: Record<string, string>;
  /** Fields whose values are words of the API, `area_admin`, to be shown as words. */
  choices?: readonly string[];
  /** Fields whose numbers are paise. */
  money?: readonly string[];
}

export interface AuditKind {
  one: string;
  many: string;
  /** The second half of `shop.create`, and how it reads after `one`: "Shop created". */
  verbs: Record<string, string>;
}

/** Verbs that nearly every kind has. */
export const created = { create: common.created };
export const changed = { edit: common.changed };
export const deleted = { delete: common.deleted };
