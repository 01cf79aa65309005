import { eq, sql } from 'drizzle-orm';
import { extensions, users } from '~/features/accounts/server/public';
import { record } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import { violates } from '~/platform/database/violation';
import { invalid, notFound } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { pageOf, rowsOf } from '~/shared/paging';
import { peopleTopic } from '~/shared/topics';
import { licenceCalls, type Extension } from '../contract';
import type { ExtensionForm } from '../contract/forms';
import * as texts from '../texts';
import type { Licences } from './context';
import { findExtensions } from './views';

type Row = Awaited<ReturnType<typeof findExtensions>>[number];

const present = ({ orderNo, createdAt, ...row }: Row): Extension => ({
  ...row,
  order_no: orderNo,
  created_at: toIso(createdAt),
});

/** A page of the orders. */
export async function listExtensions(db: Db, query: { page: number; page_size: number }) {
  const { offset, limit } = rowsOf(query);
  const rows = await findExtensions(db).offset(offset).limit(limit);
  return pageOf(licenceCalls.extensions.path, query, await db.$count(extensions), rows.map(present));
}

/** Whoever writes people waits: a date written meanwhile must not miss the order. */
const alone = (tx: Tx) => tx.execute(sql`lock table ${users} in share row exclusive mode`);

/** Enters a government order: the database lengthens the licences that fall under it in the same transaction. 400 by field. */
export async function addExtension(
  { write, clock }: Licences,
  caller: Caller,
  form: ExtensionForm,
): Promise<Extension> {
  const { order_no: orderNo, ...rest } = form;
  const classes = [...new Set(rest.classes)];
  try {
    return await write(async (tx, invalidate) => {
      await alone(tx);
      const now = clock.now();
      const [made] = await tx
        .insert(extensions)
        .values({ orderNo, ...rest, classes, createdAt: now })
        .returning({ id: extensions.id });
      await record(tx, {
        at: now,
        actor: caller,
        action: 'extension.create',
        target: { type: 'extension', id: made!.id, name: orderNo },
        after: form,
      });
      invalidate(peopleTopic);
      const [row] = await findExtensions(tx).where(eq(extensions.id, made!.id));
      return present(row!);
    });
  } catch (error) {
    if (violates(error, 'unique', 'extensions_order_key')) throw invalid({ order_no: [texts.orderTaken] });
    throw error;
  }
}

/** Takes an order back: the licences it lengthened have their own days again. 404. */
export async function removeExtension({ write, clock }: Licences, caller: Caller, id: number): Promise<void> {
  await write(async (tx, invalidate) => {
    await alone(tx);
    const [gone] = await tx.delete(extensions).where(eq(extensions.id, id)).returning();
    if (!gone) throw notFound(texts.orderUnknown, 'order_unknown');
    const { orderNo, classes, from, to, until } = gone;
    const before = { order_no: orderNo, classes, from, to, until };
    await record(tx, {
      at: clock.now(),
      actor: caller,
      action: 'extension.delete',
      target: { type: 'extension', id, name: orderNo },
      before,
    });
    invalidate(peopleTopic);
  });
}
