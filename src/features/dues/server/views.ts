import { sql, type SQL } from 'drizzle-orm';
import { fullNameColumn } from '~/features/people/server/public';

/*
 * The lists of this feature as queries whose columns have the names of the API; lists.ts filters, sorts and pages them.
 * Rows that are always there are joined with `left join` too: where only rows are counted, PostgreSQL leaves such a
 * join out.
 */

/** The name of the person `u`. */
export const called = fullNameColumn({
  firstName: sql`u.first_name`,
  lastName: sql`u.last_name`,
  username: sql`u.username`,
});
/** Returns a moment as answers have it. */
export const instantText = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const plansView = sql`
  select p.id, p.year, p.name, p.amount::float8 as amount, p.classes, p.due_on::text as due_on,
    p.extends_until::text as extends_until,
    ${instantText(sql`case when p.undone_at is null then p.issued_at end`)} as issued_at,
    coalesce(i.invoices, 0)::int as invoices, coalesce(i.billed, 0)::float8 as billed,
    coalesce(i.collected, 0)::float8 as collected, ${instantText(sql`p.updated_at`)} as updated_at
  from dues_plans p left join lateral (
    select count(*) as invoices, sum(amount) as billed, sum(paid) as collected
      from dues_invoices where plan_id = p.id and voided_at is null) i on true`;

/** The state of an invoice. */
const status = sql`case when i.voided_at is not null then 'void' when i.waived_at is not null then 'waived'
  when i.paid >= i.amount then 'paid' when i.paid > 0 then 'part' else 'open' end`;
/** What is open of an invoice `i`. */
export const openAmount = sql`case when i.voided_at is null and i.waived_at is null then i.amount - i.paid else 0 end`;

export const invoicesView = sql`
  select i.id, i.number, i.user_id, i.shop_id, i.payer, u.membership_id, i.plan_id, i.request_id,
    i.amount::float8 as amount, i.paid::float8 as paid, (${openAmount})::float8 as open, i.due_on::text as due_on,
    i.issued_on::text as issued_on, ${status} as status, i.reason, null::text as upi_link
  from dues_invoices i left join users u on u.id = i.user_id`;

/** Whether a receipt reached a limit of the law on its day; the first receipts have not stored it. */
const hasReached = (limit: 'cash_limit' | 'revenue_stamp', otherwise: SQL) => sql`r.amount > 0 and coalesce(
  r.snapshot -> 'legal' @> ${JSON.stringify([limit])}::jsonb, r.method = 'cash' and ${otherwise})`;

const isReversed = sql`(r.reverses is not null or v.id is not null)`;
const flag = (condition: SQL, key: string) => sql`case when ${condition} then ${key}::text end`;

export const receiptsView = sql`
  select r.id, r.number, r.user_id, r.shop_id, r.payer, r.snapshot ->> 'membershipId' as membership_id,
    r.amount::float8 as amount, r.method, r.reference,
    case when r.cheque_bank is not null
      then json_build_object('bank', r.cheque_bank, 'dated', r.cheque_dated::text) end as cheque,
    r.received_on::text as received_on, r.issued_on::text as issued_on,
    (select coalesce(json_agg(json_build_object('invoice_id', a.invoice_id, 'number', i.number,
      'amount', a.amount) order by a.id), '[]') from dues_allocations a
      join dues_invoices i on i.id = a.invoice_id where a.receipt_id = r.id) as allocations,
    (case when ${isReversed} then 0 else r.amount - r.allocated end)::float8 as credit,
    to_json(array_remove(array[
      ${flag(sql`r.payer = '' and not ${isReversed}`, 'unknown_payer')},
      ${flag(sql`r.amount > r.allocated and not ${isReversed}`, 'credit')},
      ${flag(
        sql`r.reference is not null and r.reverses is null and exists (select 1 from dues_receipts o
          where o.reference = r.reference and o.method = r.method and o.id <> r.id and o.reverses is null
            and not exists (select 1 from dues_receipts b where b.reverses = o.id))`,
        'reference_used',
      )},
      ${flag(hasReached('cash_limit', sql`r.amount >= 20000000`), 'cash_limit')},
      ${flag(hasReached('revenue_stamp', sql`r.amount > 500000`), 'revenue_stamp')},
      ${flag(isReversed, 'reversed')}], null)) as flags,
    r.reverses, v.id as reversed_by, r.reason, r.note, r.code, r.recorded_by as recorded_by_id, ${called} as recorded_by
  from dues_receipts r left join dues_receipts v on v.reverses = r.id left join users u on u.id = r.recorded_by`;
