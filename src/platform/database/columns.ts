import { isDeepStrictEqual } from 'node:util';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The columns of a row that take a value of this type. */
type ColumnFor<Row, Value> = {
  [Column in keyof Row]: [Value] extends [Row[Column] | undefined] ? Column : never;
}[keyof Row];

/** A form whose fields, where a column has the same name, have its type too. */
type Fitting<Form, Row> = { [Field in keyof Form]: Field extends keyof Row ? Row[Field] | undefined : unknown };

/** The column of every field whose name differs from its column's: all of them have to be named. */
type Names<Form, Row> = {
  [Field in keyof Form as Field extends keyof Row ? never : Field]-?: ColumnFor<Row, Form[Field]>;
};

/**
 * Returns the fields of a form as columns of a table: a field goes into the column of its own name, or into the column
 * that `names` has for it. A field that has neither does not compile: drizzle silently leaves out what is no column, so
 * the call would answer 200 and save nothing.
 */
export function columnsOf<T extends PgTable, Form extends Fitting<Form, T['$inferSelect']>>(
  _table: T,
  form: Form,
  names: Names<Form, T['$inferSelect']>,
): Partial<T['$inferSelect']> {
  const columns = names as Record<string, string>;
  const sent = Object.entries(form).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent.map(([field, value]) => [columns[field] ?? field, value])) as Partial<
    T['$inferSelect']
  >;
}

/** Returns the part of `columns` that differs from `row`; null when nothing does, and nothing is to be saved then. */
export function changedColumns<Row extends object>(row: Row, columns: Partial<NoInfer<Row>>): Partial<Row> | null {
  const changed = Object.entries(columns).filter(([name, value]) => !isDeepStrictEqual(row[name as keyof Row], value));
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Row>) : null;
}
