import { recordAudit } from '~/features/audit/server/public';
import { book, type Booking, lockBooks } from '~/features/dues/server/public';
import { readSheet, SheetError } from '~/platform/sheets';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { toIso } from '~/shared/dates';
import type { both } from '../texts/both';
import { refuse } from './refusals';

/* What files of the bank and of opening arrears have in common: they are read, applied once and undone once. */

/** A stored file. */
interface StoredFile {
  id: number;
  filename: string;
  createdAt: Date;
  appliedAt: Date | null;
  undoneAt: Date | null;
}

/** Where the files of a kind are, and what the audit log calls them. */
interface Files<F extends StoredFile> {
  kind: 'statement' | 'opening';
  /** Returns a file, locked until the end of the transaction. */
  lock: (tx: Tx, id: number) => Promise<F | undefined>;
  mark: (tx: Tx, id: number, moment: { appliedAt: Date } | { undoneAt: Date }) => Promise<unknown>;
  unknown: (texts: (typeof both)['en']) => string;
}

/** Reads the rows of a file that are not empty; throws 400 on `file`. */
export async function rowsIn(file: UploadedFile) {
  const rows = await readSheet(file.path).catch((error: unknown) => {
    throw error instanceof SheetError ? refuse.invalid((t) => ({ file: [t.sheetBroken] })) : error;
  });
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** Returns a file's name as it can be stored. */
export const plainName = (name: string) =>
  name
    .replace(/[\p{C}/\\]/gu, '')
    .trim()
    .slice(0, 200) || 'file';

/** Returns a file as lists of files have it. */
export const presentFile = (file: StoredFile) => ({
  id: file.id,
  filename: file.filename,
  created_at: toIso(file.createdAt),
  applied_at: file.appliedAt && toIso(file.appliedAt),
  undone_at: file.undoneAt && toIso(file.undoneAt),
});

/** What is done with a file under the lock of the books; returns what the audit log keeps of it. */
type Work<F> = (booking: Booking, file: F) => Promise<Record<string, number>>;

/** Applies a file, whole or not at all. Throws 404, 409 the second time. */
export function applyFile<F extends StoredFile>(
  { site, caller, files, id }: { site: Site; caller: Caller; files: Files<F>; id: number },
  work: Work<F>,
): Promise<void> {
  return change({ site, caller, files, id }, 'apply', async (booking, file) => {
    if (file.appliedAt) throw refuse.conflict('applied', (t) => t.applied);
    const after = await work(booking, file);
    await files.mark(booking.tx, id, { appliedAt: booking.at });
    return after;
  });
}

/** Takes back what a file has done. Throws 404, 409 unless it is applied, and the second time. */
export function undoFile<F extends StoredFile>(
  { site, caller, files, id }: { site: Site; caller: Caller; files: Files<F>; id: number },
  work: Work<F>,
): Promise<void> {
  return change({ site, caller, files, id }, 'undo', async (booking, file) => {
    if (!file.appliedAt) throw refuse.conflict('not_applied', (t) => t.notApplied);
    if (file.undoneAt) throw refuse.conflict('undone', (t) => t.undone);
    const after = await work(booking, file);
    await files.mark(booking.tx, id, { undoneAt: booking.at });
    return after;
  });
}

function change<F extends StoredFile>(
  { site, caller, files, id }: { site: Site; caller: Caller; files: Files<F>; id: number },
  deed: 'apply' | 'undo',
  work: Work<F>,
): Promise<void> {
  return book(site, caller, async (booking) => {
    const { tx, at } = booking;
    await lockBooks(tx);
    const file = await files.lock(tx, id);
    if (!file) throw refuse.notFound(files.unknown);
    const after = await work(booking, file);
    const target = { type: files.kind, id, name: file.filename };
    await recordAudit(tx, { at, actor: caller, action: `${files.kind}.${deed}`, target, after });
  });
}
