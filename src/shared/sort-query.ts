import { z } from 'zod';
import * as common from '~/shared/texts';
import { unlessEmpty } from './fields';
import type { Sort, SortField } from './sorting';

/** Types of schemas whose values have an order; a wrapper such as `nullable` is taken off first. */
const ordered = new Set(['string', 'number', 'boolean', 'enum', 'literal']);

function isOrdered(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod;
  return 'innerType' in def ? isOrdered(def.innerType as z.core.$ZodType) : ordered.has(def.type);
}

/**
 * Returns the `?sort=` of a list's query, made from the schema of its rows: `sort=field`, or `sort=-field` from the
 * end; 400 for any other (docs/product/general.md, "Lists"). `without` are fields whose order means nothing, such as
 * the address of a file; `also` are fields with an object that the list can sort by, such as a person by the name.
 */
export function sortQuery<
  Row extends z.ZodObject,
  const Without extends SortField<z.output<Row>> = never,
  const Also extends keyof z.output<Row> & string = never,
>(row: Row, { without = [], also = [] }: { without?: readonly Without[]; also?: readonly Also[] } = {}) {
  type Field = Exclude<SortField<z.output<Row>>, Without> | Also;
  const left: readonly string[] = without;
  const plain = Object.entries(row.shape as Record<string, z.core.$ZodType>).flatMap(([name, schema]) =>
    isOrdered(schema) ? [name] : [],
  );
  const fields = [...plain.filter((name) => !left.includes(name)), ...also] as Field[];
  const values = fields.flatMap((field): Sort<Field>[] => [field, `-${field}`]);
  return {
    sort: unlessEmpty(z.enum(values, { error: common.unknownSort })).describe(
      'A field of the rows, with a minus from the end. Empty values come last, equal rows by id',
    ),
  };
}
