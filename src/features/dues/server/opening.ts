import { desc, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { fullNameColumn, users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import type { Language } from '~/shared/language';
import type { Opening, OpeningRow } from '../contract/statements';
import { dayOf, paiseOf } from '../rules/cells';
import { both } from '../texts/both';
import { book } from './context';
import { postInvoices, voidAll } from './invoices';
import { lockBooks, nextNumbers } from './ledger';
import { refuse } from './refusals';
import { plainName, presentFile, rowsIn } from './statements';
import { duesInvoices, duesOpenings } from './tables';

type Fault = keyof typeof both.en.openingFaults;
/** A row as it is stored: its fault by the key of its text. */
type Row = Omit<OpeningRow, 'error'> & { fault: Fault | null };

/** Reads a file of opening arrears and stores it; returns its id. Throws 400 on `file`. */
export async function addOpening(site: Site, caller: Caller, file: UploadedFile): Promise<number> {
  const rows = (await rowsIn(file)).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const wanted = ['membership id', 'amount', 'due on'];
  const heads = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const places = wanted.map((heading) => heads.indexOf(heading));
  if (places.includes(-1) || rows.length < 2) throw refuse.invalid((t) => ({ file: [t.openingFaults.columns] }));
  const cells = rows
    .slice(1)
    .map((row) => ({ line: row.line, cells: places.map((at) => row.cells[at]?.trim() ?? '') }));
  const ids = cells.map((row) => row.cells[0]!.toUpperCase());
  const members = new Map(
    (
      await site.db
        .select({ id: users.id, name: fullNameColumn(), membershipId: users.membershipId })
        .from(users)
        .where(inArray(users.membershipId, ['', ...ids]))
    ).map((row) => [row.membershipId!, row]),
  );
  const read = cells.map(({ line, cells: [id = '', amount = '', day = ''] }): Row => {
    const member = members.get(id.toUpperCase());
    const [paise, dueOn] = [paiseOf(amount), dayOf(day)];
    const fault = !member ? 'member' : paise === null || paise <= 0 ? 'amount' : dueOn === null ? 'day' : null;
    return {
      line,
      membership_id: id,
      user_id: member?.id ?? null,
      full_name: member?.name ?? null,
      amount: paise,
      due_on: dueOn,
      fault,
    };
  });
  return book(site, caller, async ({ tx, at }) => {
    const filename = plainName(file.filename);
    const [opening] = await tx
      .insert(duesOpenings)
      .values({ filename, rows: JSON.stringify(read), createdAt: at })
      .returning({ id: duesOpenings.id });
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'opening.create',
      target: { type: 'opening', id: opening!.id, name: filename },
      after: { rows: read.length },
    });
    return opening!.id;
  });
}

/** Returns a file of opening arrears; throws 404. */
export async function readOpening(db: Db, id: number, language: Language): Promise<Opening> {
  const [found] = await db.select().from(duesOpenings).where(eq(duesOpenings.id, id));
  if (!found) throw refuse.notFound((t) => t.openingUnknown);
  const stored = JSON.parse(found.rows) as Row[];
  const rows = stored.map(({ fault, ...row }) => ({ ...row, error: fault && both[language].openingFaults[fault] }));
  const good = rows.filter((row) => row.error === null);
  return {
    ...presentFile(found),
    counts: { new: good.length, error: rows.length - good.length },
    total: good.reduce((sum, { amount }) => sum + amount!, 0),
    rows,
  };
}

/** Returns the last 50 files of opening arrears, the newest first. */
export const listOpenings = async (db: Db) =>
  (await db.select().from(duesOpenings).orderBy(desc(duesOpenings.id)).limit(50)).map(presentFile);

/** Issues an invoice for each row without a fault. Throws 404, 409 the second time. */
export function applyOpening(site: Site, caller: Caller, id: number): Promise<void> {
  return book(site, caller, async ({ tx, at, today }) => {
    await lockBooks(tx);
    const opening = await lockOpening(tx, id);
    if (opening.appliedAt) throw refuse.conflict('applied', (t) => t.applied);
    const rows = (JSON.parse(opening.rows) as Row[]).filter(({ fault }) => fault === null);
    const present = await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [0, ...rows.map((row) => row.user_id!)]));
    const ids = new Set(present.map((row) => row.id));
    const owing = rows.filter((row) => ids.has(row.user_id!));
    const numbers = owing.length > 0 ? await nextNumbers(tx, 'I', today, owing.length) : [];
    const columns = owing.map((row, index) => ({
      number: numbers[index]!,
      userId: row.user_id,
      payer: row.full_name!,
      openingId: id,
      amount: row.amount!,
      dueOn: row.due_on!,
      issuedOn: today,
    }));
    const invoices = columns.length > 0 ? await tx.insert(duesInvoices).values(columns).returning() : [];
    await postInvoices(tx, invoices, { day: today, at });
    await tx.update(duesOpenings).set({ appliedAt: at }).where(eq(duesOpenings.id, id));
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'opening.apply',
      target: { type: 'opening', id, name: opening.filename },
      after: { invoices: owing.length },
    });
  });
}

/** Voids the invoices of a file. Throws 404, 409 unless it is applied, the second time, and once something is paid. */
export function undoOpening(site: Site, caller: Caller, id: number): Promise<void> {
  return book(site, caller, async (booking) => {
    const { tx, at } = booking;
    await lockBooks(tx);
    const opening = await lockOpening(tx, id);
    if (!opening.appliedAt) throw refuse.conflict('not_applied', (t) => t.notApplied);
    if (opening.undoneAt) throw refuse.conflict('undone', (t) => t.undone);
    const invoices = await tx.select().from(duesInvoices).where(eq(duesInvoices.openingId, id));
    if (invoices.some(({ paid }) => paid > 0)) throw refuse.conflict('paid', (t) => t.invoicePaid);
    const live = invoices.filter(({ voidedAt, waivedAt }) => !voidedAt && !waivedAt);
    await voidAll(booking, live, both.en.openingUndone);
    await tx.update(duesOpenings).set({ undoneAt: at }).where(eq(duesOpenings.id, id));
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'opening.undo',
      target: { type: 'opening', id, name: opening.filename },
      after: { invoices: live.length },
    });
  });
}

async function lockOpening(tx: Tx, id: number) {
  const [opening] = await tx.select().from(duesOpenings).where(eq(duesOpenings.id, id)).for('update');
  if (!opening) throw refuse.notFound((t) => t.openingUnknown);
  return opening;
}
