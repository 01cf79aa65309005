import { inArray } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { fullNameColumn, users } from '~/features/people/server/public';
import type { Db } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import type { Language } from '~/shared/language';
import type { Opening, OpeningRow } from '../contract';
import { dayOf, paiseOf } from '../rules/cells';
import {
  voidOpening,
  billOpening,
  markOpening,
  lockOpening,
  findOpenings,
  findOpening,
  storeOpening,
  book,
} from '~/features/dues/server/public';
import { undoFile, applyFile, plainName, presentFile, rowsIn } from './files';
import { refuse } from './refusals';
import { both } from '../texts/both';

type Fault = keyof typeof both.en.openingFaults;
/** A row as it is stored: its fault by the key of its text. */
type Row = Omit<OpeningRow, 'error'> & { fault: Fault | null };

/** Reads a file of opening arrears and stores it; returns its id. Throws 400 on `file`. */
export async function addOpening(site: Site, caller: Caller, file: UploadedFile): Promise<number> {
  const rows = await rowsIn(file);
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
    const id = await storeOpening(tx, { filename, rows: JSON.stringify(read), createdAt: at });
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'opening.create',
      target: { type: 'opening', id, name: filename },
      after: { rows: read.length },
    });
    return id;
  });
}

/** Returns a file of opening arrears; throws 404. */
export async function readOpening(db: Db, id: number, language: Language): Promise<Opening> {
  const found = await findOpening(db, id);
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
export const listOpenings = async (db: Db) => (await findOpenings(db)).map(presentFile);

/** The files of opening arrears. */
const files = {
  kind: 'opening',
  lock: lockOpening,
  mark: markOpening,
  unknown: (t: typeof both.en) => t.openingUnknown,
} as const;

/** Issues an invoice for each row without a fault. Throws 404, 409 the second time. */
export function applyOpening(site: Site, caller: Caller, id: number): Promise<void> {
  return applyFile({ site, caller, files, id }, async (booking, opening) => {
    const rows = (JSON.parse(opening.rows) as Row[]).filter(({ fault }) => fault === null);
    const present = await booking.tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [0, ...rows.map((row) => row.user_id!)]));
    const ids = new Set(present.map((row) => row.id));
    const owing = rows.filter((row) => ids.has(row.user_id!));
    const debts = owing.map((row) => ({
      userId: row.user_id!,
      payer: row.full_name!,
      amount: row.amount!,
      dueOn: row.due_on!,
    }));
    await billOpening(booking, id, debts);
    return { invoices: owing.length };
  });
}

/** Voids the invoices of a file. Throws 404, 409 unless it is applied, the second time, and once something is paid. */
export function undoOpening(site: Site, caller: Caller, id: number): Promise<void> {
  return undoFile({ site, caller, files, id }, async (booking) => ({
    invoices: await voidOpening(booking, id, both.en.takenBack.opening),
  }));
}
