import * as common from './texts';

/**
 * The audit log's words for what one feature writes into it. A feature has them in `content/audit-words.ts`;
 * src/audit-words.ts lists them all. What nobody has words for is shown by its own name, made readable.
 */
export interface AuditWords {
  /** What is spoken of, in the order of the log's filter: `shop` of the action `shop.create`. */
  kinds?: Record<string, AuditKind>;
  /** Actions that kind and verb do not make a sentence of, whole. In the filter they come last of their kind. */
  actions?: Record<string, string>;
  /** Fields whose names, made readable, would not say enough. */
  fields?: Record<string, string>;
  /** Fields whose values are words of the API, `area_admin`, to be shown as words. */
  choices?: readonly string[];
}

export interface AuditKind {
  one: string;
  many: string;
  /** What is done to them, the second half of `shop.create`, and how that is told after `one`: "Shop created". */
  verbs: Record<string, string>;
}

/** Verbs that nearly every kind has. */
export const created = { create: common.created };
export const changed = { edit: common.changed };
export const deleted = { delete: common.deleted };
