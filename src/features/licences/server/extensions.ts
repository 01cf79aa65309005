import { eq, sql } from 'drizzle-orm';
import { extensions, users } from '~/features/people/server/public';
import { exportPages, recordAudit, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import { containsAll } from '~/platform/database/matches';
import { violates } from '~/platform/database/violation';
import { type Column } from '~/platform/sheets';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { pageOf, rowsOf } from '~/shared/paging';
import { peopleTopic } from '~/shared/topics';
import { licenceCalls, type Extension, type ExtensionsQuery } from '../contract';
import type { ExtensionForm } from '../contract/forms';
import type { Licences } from './context';
import { refuse } from './refusals';
import { findExtensions } from './views';

type Row = Awaited<ReturnType<typeof findExtensions>>[number];

const present = ({ orderNo, createdAt, ...row }: Row): Extension => ({
  ...row,
  order_no: orderNo,
  created_at: toIso(createdAt),
});

/** Returns a page of the orders. */
export async function listExtensions(db: Db, query: ExtensionsQuery) {
  const { offset, limit } = rowsOf(query);
  const where = whereOf(query);
  const rows = await findExtensions(db, query.sort).where(where).offset(offset).limit(limit);
  return pageOf(licenceCalls.extensions.path, query, await db.$count(extensions, where), rows.map(present));
}

const whereOf = ({ search }: Pick<ExtensionsQuery, 'search'>) =>
  containsAll([extensions.orderNo, sql`array_to_string(${extensions.classes}, chr(10))`], search);

/** Exports the orders. */
export const exportExtensions = (site: Licences, context: ExportContext, query: ExportQuery<ExtensionsQuery>) =>
  exportPages(site, context, query, {
    of: 'extension',
    name: 'government-orders',
    columns,
    list: (page: ExtensionsQuery) => listExtensions(site.db, page),
  });

const columns: readonly Column<Extension>[] = [
  { heading: 'Order', value: (row) => row.order_no },
  { heading: 'License Categories', value: (row) => row.classes.join(', ') || 'All' },
  { heading: 'Runs Out From', kind: 'day', value: (row) => row.from },
  { heading: 'Runs Out To', kind: 'day', value: (row) => row.to },
  { heading: 'Valid Until', kind: 'day', value: (row) => row.until },
  { heading: 'People', kind: 'number', value: (row) => row.people },
  { heading: 'Entered', kind: 'instant', value: (row) => row.created_at },
];

/** Blocks writers of people, so that no date written at the same time misses the order. */
const lockPeople = (tx: Tx) => tx.execute(sql`lock table ${users} in share row exclusive mode`);

/** Enters a government order; the database lengthens its licences in the transaction. Throws 400 by field. */
export async function addExtension(
  { write, clock }: Licences,
  caller: Caller,
  form: ExtensionForm,
): Promise<Extension> {
  const { order_no: orderNo, ...rest } = form;
  const classes = [...new Set(rest.classes)];
  try {
    return await write(async (tx, invalidate) => {
      await lockPeople(tx);
      const now = clock.now();
      const [added] = await tx
        .insert(extensions)
        .values({ orderNo, ...rest, classes, createdAt: now })
        .returning({ id: extensions.id });
      await recordAudit(tx, {
        at: now,
        actor: caller,
        action: 'extension.create',
        target: { type: 'extension', id: added!.id, name: orderNo },
        after: form,
      });
      invalidate(peopleTopic);
      const [row] = await findExtensions(tx).where(eq(extensions.id, added!.id));
      return present(row!);
    });
  } catch (error) {
    if (violates(error, 'unique', 'extensions_order_key')) throw refuse.invalid((t) => ({ order_no: [t.orderTaken] }));
    throw error;
  }
}

/** Deletes an order: the licences that it lengthened have their own days again. Throws 404. */
export async function removeExtension({ write, clock }: Licences, caller: Caller, id: number): Promise<void> {
  await write(async (tx, invalidate) => {
    await lockPeople(tx);
    const [gone] = await tx.delete(extensions).where(eq(extensions.id, id)).returning();
    if (!gone) throw refuse.notFound((t) => t.orderUnknown, 'order_unknown');
    const { orderNo, classes, from, to, until } = gone;
    const before = { order_no: orderNo, classes, from, to, until };
    await recordAudit(tx, {
      at: clock.now(),
      actor: caller,
      action: 'extension.delete',
      target: { type: 'extension', id, name: orderNo },
      before,
    });
    invalidate(peopleTopic);
  });
}
