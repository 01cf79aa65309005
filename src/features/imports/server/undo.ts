import { eq, inArray, or, sql } from 'drizzle-orm';
import { patchPeople, removePeople, users, type PersonColumns } from '~/features/accounts/server/public';
import { record, recordAll, type AuditEntry } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { violates } from '~/platform/database/violation';
import { conflict } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { undoDays } from '../contract';
import * as texts from '../texts';
import { told } from './apply';
import { findPlaces, lockedPlaces, lockPeople, type LockedPerson } from './people';
import { nameOf, presentImport, undoUntil } from './present';
import { findWork, lockImport, readImport, type WorkRow } from './store';
import { importRows, imports } from './tables';

/** Those of some people on whom something of another feature hangs, which would go with them. */
export type FindTied = (tx: Tx, ids: readonly number[]) => Promise<number[]>;

/** How often it is begun when others write in between. */
const tries = 3;

/**
 * Takes back what an import did: people are what they were, those who came with it go. Whoever was changed since, or came and has
 * something by now (`tied`), stays as they are, and is named. The membership numbers that were given are not given again.
 * 404, 409 `not_applied`, `already_undone`, `undo_too_late`, `undo_again`.
 */
export async function undoImport(site: Site, caller: Caller, id: number, tied: readonly FindTied[]) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await undoOnce(site, caller, id, tied);
    } catch (error) {
      // Somebody has taken an old phone or e-mail in this instant: the next look finds them in the way.
      if (!violates(error, 'unique')) throw error;
      if (attempt === tries) throw conflict('undo_again', texts.undoAgain);
    }
  }
}

async function undoOnce(site: Site, caller: Caller, id: number, tied: readonly FindTied[]) {
  const { clock, write } = site;
  const done = await write(async (tx, invalidate) => {
    const found = await lockImport(tx, id);
    const now = clock.now();
    if (found.state === 'preview') throw conflict('not_applied', texts.notApplied);
    if (found.state === 'undone') throw conflict('already_undone', texts.undone);
    if (undoUntil(found)! <= now) throw conflict('undo_too_late', fillText(texts.tooLate, { days: undoDays }));
    const rows = (await findWork(tx, id)).filter(
      ({ userId, action }) => userId !== null && (action === 'create' || action === 'update'),
    );
    const people = await lockPeople(
      tx,
      rows.map(({ userId }) => userId!),
    );
    const cameAlong = rows.flatMap(({ userId, action }) => (action === 'create' ? [userId!] : []));
    const owners = new Set<number>();
    for (const find of tied) for (const owner of await find(tx, cameAlong)) owners.add(owner);
    const isUntouched = ({ userId }: WorkRow) =>
      people.get(userId!)?.updatedAt.getTime() === found.appliedAt?.getTime() && !owners.has(userId!);
    const inTheWay = await takenBack(
      tx,
      rows.filter((row) => row.action === 'update' && isUntouched(row)),
      people,
    );
    const goesBack = (row: WorkRow) => isUntouched(row) && !inTheWay.has(row.userId!);
    const kept = rows.filter((row) => people.has(row.userId!) && !goesBack(row));
    const created = rows.filter((row) => row.action === 'create' && goesBack(row));
    const updated = rows.filter((row) => row.action === 'update' && goesBack(row));

    const places = await findPlaces(tx);
    const entry = { at: now, actor: caller };
    await removePeople(
      tx,
      invalidate,
      created.map(({ userId }) => userId!),
    );
    await patchPeople(
      tx,
      invalidate,
      updated.map(({ userId, before }) => ({ id: userId!, columns: before as PersonColumns })),
    );
    await tx.update(imports).set({ state: 'undone', undoneAt: now }).where(eq(imports.id, id));
    const lines = kept.map(({ line }) => line);
    if (lines.length > 0) {
      const errors = { non_field_errors: [texts.keptChanged] };
      await tx
        .update(importRows)
        .set({ errors })
        .where(sql`${importRows.importId} = ${id} and ${inArray(importRows.line, lines)}`);
    }
    const after = { restored: updated.length, removed: created.length, kept: kept.length };
    await record(tx, { ...entry, action: 'import.undo', target: { type: 'import', id, name: found.filename }, after });
    await recordAll(tx, entries());
    return {
      restored: updated.length,
      removed: created.length,
      kept: kept.map(({ userId, line }) => {
        const person = people.get(userId!)!;
        return {
          id: userId!,
          line,
          full_name: nameOf(person),
          membership_id: person.membershipId,
          why: texts.keptChanged,
        };
      }),
    };

    // One after the other: of thousands only a few are in memory at a time.
    function* entries(): Generator<AuditEntry> {
      const target = ({ userId }: WorkRow) => ({ type: 'user', id: userId!, name: people.get(userId!)!.username });
      for (const row of updated) {
        const { before, after } = told(row, places);
        yield { ...entry, action: 'user.edit', target: target(row), before: after, after: before };
      }
      for (const row of created) {
        const person = people.get(row.userId!)!;
        const before = {
          full_name: nameOf(person),
          email: person.email,
          membership_id: person.membershipId,
          role: person.role,
          is_approved: true,
        };
        yield { ...entry, action: 'user.delete', target: target(row), before };
      }
    }
  });
  return { ...presentImport(await readImport(site.db, id), clock.now()), ...done };
}

/** Those who cannot get their old phone or e-mail back, because somebody else has it now, or their area or unit, because it is gone. */
async function takenBack(tx: Tx, rows: readonly WorkRow[], people: Map<number, LockedPerson>): Promise<Set<number>> {
  const isGone = await lockedPlaces(
    tx,
    rows.map(({ before }) => before),
  );
  const homeless = rows.filter(({ before }) => isGone(before)).map(({ userId }) => userId!);
  const wanted = (name: 'phone' | 'email') =>
    rows.flatMap(({ userId, before }) => {
      const value = before?.[name];
      return typeof value === 'string' && value.toLowerCase() !== people.get(userId!)?.[name]?.toLowerCase()
        ? [{ id: userId!, value: value.toLowerCase() }]
        : [];
    });
  const [phones, emails] = [wanted('phone'), wanted('email')];
  if (phones.length + emails.length === 0) return new Set(homeless);
  const holders = await tx
    .select({ id: users.id, phone: users.phone, email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(
      or(
        inArray(users.phone, ['', ...phones.map(({ value }) => value)]),
        inArray(sql`lower(${users.email})`, ['', ...emails.map(({ value }) => value)]),
      ),
    );
  const isTaken =
    (name: 'phone' | 'email') =>
    ({ id, value }: { id: number; value: string }) =>
      holders.some((holder) => holder.id !== id && holder[name] === value);
  return new Set([
    ...homeless,
    ...[...phones.filter(isTaken('phone')), ...emails.filter(isTaken('email'))].map(({ id }) => id),
  ]);
}
