import { integer, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Defines a column with the id of the row that a row belongs to, and is deleted with. */
export const belongsTo = <N extends string>(name: N, parent: () => AnyPgColumn) =>
  integer(name).notNull().references(parent, { onDelete: 'cascade' });
