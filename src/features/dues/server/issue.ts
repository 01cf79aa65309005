import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { activePeople, fullNameColumn, approvedMembers, users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { dayIso } from '~/shared/membership-status';
import { duesTopic } from '../contract';
import type { Issue } from '../contract/schemas';
import { both } from '../texts/both';
import { postInvoices } from './invoices';
import { invoicesAtOnce, lockBooks, nextNumbers } from './ledger';
import { lockPlan } from './plans';
import { refuse } from './refusals';
import { duesInvoices, duesPlans } from './tables';

type Plan = typeof duesPlans.$inferSelect;

/** The job that issues a plan's invoices. */
export const issueJob = 'dues.issue';
interface IssueData {
  plan: number;
  users?: number[];
}

const isInvoiced = (plan: Plan) =>
  sql<boolean>`exists (select 1 from ${duesInvoices} where ${duesInvoices.planId} = ${plan.id}
    and ${duesInvoices.userId} = ${users.id} and ${duesInvoices.voidedAt} is null)`;
const isOfClass = ({ classes }: Plan) =>
  classes.length === 0 ? sql<boolean>`true` : sql<boolean>`coalesce(${inArray(users.licenseCategory, classes)}, false)`;

/** Returns the members who get an invoice of a plan and have none yet. */
function whoGets(plan: Plan, chosen: readonly number[] | undefined): SQL {
  return and(
    approvedMembers(),
    activePeople(),
    isOfClass(plan),
    sql`not ${isInvoiced(plan)}`,
    chosen && inArray(users.id, [...chosen]),
  )!;
}

/** Returns who would get an invoice of a plan, and who would not and why; throws 404. */
export async function previewIssue(
  db: Db | Tx,
  id: number,
  chosen: number[] | undefined,
  language: Language,
): Promise<Issue> {
  const [plan] = await db.select().from(duesPlans).where(eq(duesPlans.id, id));
  if (!plan) throw refuse.notFound((t) => t.planUnknown);
  const member = sql<boolean>`coalesce(${approvedMembers()}, false)`;
  const rows = await db
    .select({
      user_id: users.id,
      full_name: fullNameColumn(),
      gets: sql<boolean>`coalesce(${whoGets(plan, chosen)}, false)`,
      isMember: member,
      hasDied: sql<boolean>`${users.deceasedOn} is not null`,
      // Within another SQL: of a selected one, drizzle leaves out the tables' names, and the ids would be mixed up.
      isInvoiced: sql<boolean>`${isInvoiced(plan)}`,
    })
    .from(users)
    .where(chosen ? inArray(users.id, chosen) : approvedMembers())
    .orderBy(asc(fullNameColumn()), asc(users.id));
  const { why } = both[language];
  const who = rows.filter(({ gets }) => gets);
  const reason = (row: (typeof rows)[number]) => {
    if (row.hasDied) return why.deceased;
    if (!row.isMember) return why.member;
    return row.isInvoiced ? why.invoiced : why.class;
  };
  const found = new Set(rows.map((row) => row.user_id));
  return {
    count: who.length,
    total: who.length * plan.amount,
    who: who.map((row) => ({ user_id: row.user_id, full_name: row.full_name, amount: plan.amount })),
    not: [
      ...rows
        .filter(({ gets }) => !gets)
        .map((row) => ({ user_id: row.user_id, full_name: row.full_name, why: reason(row) })),
      ...(chosen ?? [])
        .filter((one) => !found.has(one))
        .map((one) => ({ user_id: one, full_name: '', why: both[language].personUnknown })),
    ],
  };
}

/** Has a plan's invoices issued by a job, and returns who gets one; throws 404. */
export async function issuePlan(
  site: Site,
  caller: Caller,
  id: number,
  { chosen, language }: { chosen: number[] | undefined; language: Language },
): Promise<Issue> {
  return site.write(async (tx, invalidate) => {
    const plan = await lockPlan(tx, id);
    const issue = await previewIssue(tx, id, chosen, language);
    const at = site.clock.now();
    if (issue.count > 0) {
      await tx.update(duesPlans).set({ issuedAt: at, undoneAt: null, updatedAt: at }).where(eq(duesPlans.id, id));
      const data: IssueData = { plan: id, ...(chosen && { users: chosen }) };
      await site.jobs.queue(tx, issueJob, data);
    }
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'dues_plan.issue',
      target: { type: 'dues_plan', id, name: `${plan.name} ${plan.year}` },
      after: { invoices: issue.count, total: issue.total },
    });
    invalidate(duesTopic);
    return issue;
  });
}

/** Issues invoices, 100 in a transaction, until everybody has one: a job that died goes on where it was. */
export async function issueAll(site: Site, data: unknown, signal?: AbortSignal): Promise<void> {
  const { plan: id, users: chosen } = data as IssueData;
  while (!signal?.aborted) {
    const issued = await site.write(async (tx, invalidate) => {
      await lockBooks(tx);
      const plan = await lockPlan(tx, id);
      // Taken back while the job waited.
      if (plan.undoneAt) return 0;
      const people = await tx
        .select({ id: users.id, name: fullNameColumn() })
        .from(users)
        .where(whoGets(plan, chosen))
        .orderBy(asc(users.id))
        .limit(invoicesAtOnce);
      await issueTo(tx, plan, people, site.clock.now());
      invalidate(duesTopic);
      return people.length;
    });
    if (issued < invoicesAtOnce) return;
  }
}

/** Issues an invoice of a plan to each of these people, under the lock of the books. */
export async function issueTo(
  tx: Tx,
  plan: Plan,
  people: readonly { id: number; name: string }[],
  at: Date,
  { day = dayIso(at), isDemo = false } = {},
): Promise<void> {
  if (people.length === 0) return;
  const numbers = await nextNumbers(tx, 'I', day, people.length);
  const rows = people.map(({ id, name }, index) => ({
    number: numbers[index]!,
    userId: id,
    payer: name,
    planId: plan.id,
    amount: plan.amount,
    dueOn: plan.dueOn,
    issuedOn: day,
    extendsUntil: plan.extendsUntil,
  }));
  const invoices = await tx.insert(duesInvoices).values(rows).returning();
  await postInvoices(tx, invoices, { day, at, isDemo });
}
