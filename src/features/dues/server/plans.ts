import { eq } from 'drizzle-orm';
import { difference, recordAudit } from '~/features/audit/server/public';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { refuseStale } from '~/platform/database/stale';
import type { Site } from '~/platform/site';
import type { Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import type { z } from 'zod';
import { duesTopic } from '../contract';
import type { planEditForm, planForm } from '../contract/forms';
import { refuse } from './refusals';
import { duesPlans } from './tables';

type Row = typeof duesPlans.$inferSelect;

/** Returns a plan, locked; throws 404. */
export async function lockPlan(tx: Tx, id: number): Promise<Row> {
  const [plan] = await tx.select().from(duesPlans).where(eq(duesPlans.id, id)).for('update');
  if (!plan) throw refuse.notFound((t) => t.planUnknown);
  return plan;
}

const described = ({ year, name, amount, classes, dueOn, extendsUntil }: Row) => ({
  year,
  name,
  amount,
  classes,
  due_on: dueOn,
  extends_until: extendsUntil,
});
/** Returns what the audit log calls a plan. */
export const targetOf = ({ id, name, year }: Row) => ({ type: 'dues_plan', id, name: `${name} ${year}` });

/** Adds a plan and returns its id. */
export function addPlan({ write, clock }: Site, caller: Caller, form: z.output<typeof planForm>): Promise<number> {
  const { due_on: dueOn, extends_until: extendsUntil = null, ...rest } = form;
  return write(async (tx, invalidate) => {
    const at = clock.now();
    const [plan] = await tx
      .insert(duesPlans)
      .values({ ...rest, dueOn, extendsUntil, createdAt: at, updatedAt: at })
      .returning();
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'dues_plan.create',
      target: targetOf(plan!),
      after: described(plan!),
    });
    invalidate(duesTopic);
    return plan!.id;
  });
}

/** Corrects a plan; what is issued keeps what it says. Throws 404, 409 `stale`. */
export function editPlan(
  { write, clock }: Site,
  caller: Caller,
  id: number,
  { updated_at: readAt, ...form }: z.output<typeof planEditForm>,
): Promise<void> {
  return write(async (tx, invalidate) => {
    const plan = await lockPlan(tx, id);
    refuseStale(plan, readAt);
    const columns = changedColumns(
      plan,
      columnsOf(duesPlans, form, { due_on: 'dueOn', extends_until: 'extendsUntil' }),
    );
    if (!columns) return;
    const at = clock.now();
    const [saved] = await tx
      .update(duesPlans)
      .set({ ...columns, updatedAt: at })
      .where(eq(duesPlans.id, id))
      .returning();
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'dues_plan.edit',
      target: targetOf(saved!),
      ...difference(described(plan), described(saved!))!,
    });
    invalidate(duesTopic);
  });
}

/** Removes a plan; throws 404, and 409 `issued` once it was issued. */
export function removePlan({ write, clock }: Site, caller: Caller, id: number): Promise<void> {
  return write(async (tx, invalidate) => {
    const plan = await lockPlan(tx, id);
    if (plan.issuedAt) throw refuse.conflict('issued', (t) => t.planIssued);
    await tx.delete(duesPlans).where(eq(duesPlans.id, id));
    await recordAudit(tx, {
      at: clock.now(),
      actor: caller,
      action: 'dues_plan.delete',
      target: targetOf(plan),
      before: described(plan),
    });
    invalidate(duesTopic);
  });
}
