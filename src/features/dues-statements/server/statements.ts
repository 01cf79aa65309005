import { createHash } from 'node:crypto';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { fullNameColumn, users } from '~/features/people/server/public';
import { insertRows, type Db, type Tx } from '~/platform/database';
import type { readSheet } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { book, readAccounts } from '~/features/dues/server/public';
import { refuse } from './refusals';
import type { StatementColumn } from '../contract/forms';
import { duesStatementLines, duesStatements } from './tables';
import type { Statement } from '../contract';
import {
  areEnough,
  guessColumns,
  headingRow,
  identities,
  likelyHeadings,
  readLines,
  type BankLine,
} from '../rules/statement';
import { matchLines } from './match';
import { presentFile, plainName, rowsIn } from './files';

/**
 * Reads a file of the bank and stores its lines with what they match; returns its id. Throws 400 on `file`, and on
 * `columns` when it is not clear what the columns are.
 */
export async function addStatement(
  site: Site,
  caller: Caller,
  file: UploadedFile,
  chosen: Record<string, StatementColumn> | undefined,
): Promise<number> {
  const rows = await rowsIn(file);
  const { headings, columns, body } = await findColumns(site.db, rows, chosen);
  const lines = readLines(body, headings, columns);
  if (lines.length === 0) throw refuse.invalid((t) => ({ file: [t.sheetBroken] }));
  const hashes = identities(lines).map((text) => createHash('sha256').update(text).digest('hex'));
  return book(site, caller, async ({ tx, at }) => {
    const [statement] = await tx
      .insert(duesStatements)
      .values({ filename: plainName(file.filename), columns, headings: headings.join('\t'), createdAt: at })
      .returning({ id: duesStatements.id });
    const known = await knownHashes(tx, hashes);
    const stored = lines.map((line, index) => ({
      statementId: statement!.id,
      line: line.line,
      valueDay: line.value_day,
      amount: line.amount,
      narration: line.narration,
      balance: line.balance,
      reference: line.reference,
      hash: hashes[index]!,
      state: stateOf(line, known.has(hashes[index]!)),
    }));
    await insertRows(tx, duesStatementLines, stored);
    await matchLines(tx, statement!.id);
    await recordAudit(tx, {
      at,
      actor: caller,
      action: 'statement.create',
      target: { type: 'statement', id: statement!.id, name: plainName(file.filename) },
      after: { lines: lines.length },
    });
    return statement!.id;
  });
}

const stateOf = (line: BankLine, isKnown: boolean) => {
  if (line.value_day === null || line.amount === null) return 'error' as const;
  return isKnown ? ('known' as const) : ('new' as const);
};

/** Returns those of these identities that an applied file has. */
async function knownHashes(tx: Tx, hashes: readonly string[]): Promise<Set<string>> {
  const found = await tx
    .select({ hash: duesStatementLines.appliedHash })
    .from(duesStatementLines)
    .where(inArray(duesStatementLines.appliedHash, ['', ...hashes]));
  return new Set(found.map(({ hash }) => hash!));
}

/**
 * Returns the headings of a file, what they mean, and the rows below: as chosen, as it was for the last file with the
 * same headings, or by the words that banks use.
 */
async function findColumns(
  db: Db,
  rows: Awaited<ReturnType<typeof readSheet>>,
  chosen: Record<string, StatementColumn> | undefined,
) {
  const below = (place: number, columns: Record<string, StatementColumn>) => ({
    headings: rows[place]!.cells.map((cell) => cell.trim()),
    columns,
    body: rows.slice(place + 1),
  });
  // With the row that is likely to be the headings, so that a screen can offer their choice.
  const unclear = () => refuse.invalid((t) => ({ columns: [t.columnsNeeded], headings: likelyHeadings(rows) }));
  if (chosen) {
    const place = headingRow(rows, Object.keys(chosen));
    if (place < 0 || !areEnough(chosen)) throw unclear();
    return below(place, chosen);
  }
  for (const [place, { cells }] of rows.slice(0, 30).entries()) {
    const headings = cells.map((cell) => cell.trim());
    const [before] = await db
      .select({ columns: duesStatements.columns })
      .from(duesStatements)
      .where(eq(duesStatements.headings, headings.join('\t')))
      .orderBy(desc(duesStatements.id))
      .limit(1);
    const columns = (before?.columns as Record<string, StatementColumn> | undefined) ?? guessColumns(headings);
    if (areEnough(columns)) return below(place, columns);
  }
  throw unclear();
}

/** Returns a file of the bank; throws 404. */
export async function readStatement(db: Db, id: number): Promise<Statement> {
  const [found] = await db.select().from(duesStatements).where(eq(duesStatements.id, id));
  if (!found) throw refuse.notFound((t) => t.statementUnknown);
  const rows = await db
    .select({ row: duesStatementLines, name: fullNameColumn(), isPerson: sql<boolean>`${users.id} is not null` })
    .from(duesStatementLines)
    .leftJoin(users, eq(users.id, duesStatementLines.userId))
    .where(eq(duesStatementLines.statementId, id))
    .orderBy(asc(duesStatementLines.line));
  const lines = rows.map(({ row, name, isPerson }) => ({
    line: row.line,
    value_day: row.valueDay,
    amount: row.amount,
    narration: row.narration,
    balance: row.balance,
    reference: row.reference,
    state: row.state,
    match: row.match,
    user_id: row.userId,
    full_name: isPerson ? name : null,
    invoice_id: row.invoiceId,
    claim_id: row.claimId,
    receipt_id: row.receiptId,
  }));
  const count = (state: 'new' | 'known' | 'error') => lines.filter((line) => line.state === state).length;
  const ledger = (await readAccounts(db)).find(({ kind }) => kind === 'bank')!.balance;
  const statement = lastBalance(lines);
  return {
    ...presentFile(found),
    headings: found.headings.split('\t'),
    columns: found.columns as Statement['columns'],
    counts: { new: count('new'), known: count('known'), error: count('error') },
    lines,
    ledger,
    statement,
    difference: statement === null ? null : statement - ledger,
    apart: await readApart(db, id),
  };
}

/** Returns the receipts into the bank that neither a line of this file nor one of an applied file is about. */
async function readApart(db: Db, id: number): Promise<Statement['apart']> {
  const { rows } = await db.execute<Statement['apart'][number]>(sql`
    select r.id as receipt_id, r.number, r.payer, r.received_on::text as day, r.amount::float8 as amount
      from dues_receipts r join dues_accounts a on a.id = r.account_id
     where a.kind = 'bank' and r.reverses is null
       and not exists (select 1 from dues_receipts v where v.reverses = r.id)
       and not exists (select 1 from dues_statement_lines l where l.receipt_id = r.id
         and (l.statement_id = ${id} or l.applied_hash is not null))
     order by r.id desc limit 200`);
  return rows;
}

/** Returns the balance after the last line by day; files go either way in time. */
function lastBalance(lines: Statement['lines']): number | null {
  const dated = lines.filter((line) => line.value_day !== null && line.balance !== null);
  const [first, last] = [dated[0], dated.at(-1)];
  if (!first || !last) return null;
  return (last.value_day! >= first.value_day! ? last : first).balance;
}

/** Returns the last 50 files of the bank, the newest first. */
export const listStatements = async (db: Db) =>
  (await db.select().from(duesStatements).orderBy(desc(duesStatements.id)).limit(50)).map(presentFile);
