import { eq, inArray, or, sql } from 'drizzle-orm';
import { patchPeople, removePeople, users, type PersonColumns } from '~/features/accounts/server/public';
import { record, recordAll } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { conflict } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { texts } from '../contract';
import { told } from './apply';
import { findPlaces, lockedPlaces, lockPeople, type LockedPerson } from './people';
import { nameOf, presentImport, undoUntil } from './present';
import { findRows, lockImport, readImport, type RowRecord } from './store';
import { importRows, imports } from './tables';

/**
 * Takes back what an import did: people are what they were, those who came with it go. Whoever was changed since stays as they
 * are, and is named. The membership numbers that were given are not given again. 404, 409 `not_applied`, `already_undone`, `undo_too_late`.
 */
export async function undoImport(site: Site, caller: Caller, id: number) {
  const { clock, write } = site;
  const done = await write(async (tx, invalidate) => {
    const found = await lockImport(tx, id);
    const now = clock.now();
    if (found.state === 'preview') throw conflict('not_applied', texts.notApplied);
    if (found.state === 'undone') throw conflict('already_undone', texts.undone);
    if (undoUntil(found)! <= now) throw conflict('undo_too_late', texts.tooLate);
    const rows = (await findRows(tx, id)).filter(({ row }) => row.userId !== null && (row.action === 'create' || row.action === 'update'));
    const people = await lockPeople(tx, rows.map(({ row }) => row.userId!));
    const isUntouched = ({ row }: RowRecord) => people.get(row.userId!)?.updatedAt.getTime() === found.appliedAt?.getTime();
    const inTheWay = await takenBack(tx, rows.filter((row) => row.row.action === 'update' && isUntouched(row)), people);
    const back = rows.filter((row) => isUntouched(row) && !inTheWay.has(row.row.userId!));
    const kept = rows.filter((row) => people.has(row.row.userId!) && !back.includes(row));
    const created = back.filter(({ row }) => row.action === 'create');
    const updated = back.filter(({ row }) => row.action === 'update');

    const places = await findPlaces(tx);
    const entry = { at: now, actor: caller };
    const target = ({ row }: RowRecord) => ({ type: 'user', id: row.userId, name: people.get(row.userId!)!.username });
    const edits = updated.map((row) => {
      const { before, after } = told(row.row, places);
      return { ...entry, action: 'user.edit', target: target(row), before: after, after: before };
    });
    const removals = created.map((row) => {
      const person = people.get(row.row.userId!)!;
      const before = { full_name: nameOf(person), email: person.email, membership_id: person.membershipId, role: person.role, is_approved: true };
      return { ...entry, action: 'user.delete', target: target(row), before };
    });
    await removePeople(tx, invalidate, created.map(({ row }) => row.userId!));
    await patchPeople(tx, invalidate, updated.map(({ row }) => ({ id: row.userId!, columns: row.before as PersonColumns })));
    await tx.update(imports).set({ state: 'undone', undoneAt: now }).where(eq(imports.id, id));
    const lines = kept.map(({ row }) => row.line);
    if (lines.length > 0) {
      const errors = { non_field_errors: [texts.keptChanged] };
      await tx.update(importRows).set({ errors }).where(sql`${importRows.importId} = ${id} and ${inArray(importRows.line, lines)}`);
    }
    const after = { restored: updated.length, removed: created.length, kept: kept.length };
    await record(tx, { ...entry, action: 'import.undo', target: { type: 'import', id, name: found.filename }, after });
    await recordAll(tx, [...edits, ...removals]);
    return {
      restored: updated.length,
      removed: created.length,
      kept: kept.map((row) => ({
        id: row.row.userId!, line: row.row.line, full_name: nameOf(row), membership_id: row.membershipId, why: texts.keptChanged,
      })),
    };
  });
  return { ...presentImport(await readImport(site.db, id), clock.now()), ...done };
}

/** Those who cannot get their old phone or e-mail back, because somebody else has it now, or their area or unit, because it is gone. */
async function takenBack(tx: Tx, rows: readonly RowRecord[], people: Map<number, LockedPerson>): Promise<Set<number>> {
  const isGone = await lockedPlaces(tx, rows.map(({ row }) => row.before));
  const homeless = rows.filter(({ row }) => isGone(row.before)).map(({ row }) => row.userId!);
  const wanted = (name: 'phone' | 'email') =>
    rows.flatMap(({ row }) => {
      const value = row.before?.[name];
      return typeof value === 'string' && value.toLowerCase() !== people.get(row.userId!)?.[name]?.toLowerCase() ? [{ id: row.userId!, value: value.toLowerCase() }] : [];
    });
  const [phones, emails] = [wanted('phone'), wanted('email')];
  if (phones.length + emails.length === 0) return new Set(homeless);
  const holders = await tx
    .select({ id: users.id, phone: users.phone, email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(or(inArray(users.phone, ['', ...phones.map(({ value }) => value)]), inArray(sql`lower(${users.email})`, ['', ...emails.map(({ value }) => value)])));
  const isTaken = (name: 'phone' | 'email') => ({ id, value }: { id: number; value: string }) => holders.some((holder) => holder.id !== id && holder[name] === value);
  return new Set([...homeless, ...[...phones.filter(isTaken('phone')), ...emails.filter(isTaken('email'))].map(({ id }) => id)]);
}
