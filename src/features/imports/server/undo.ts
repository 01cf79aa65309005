import { and, eq, inArray, or, sql } from 'drizzle-orm';
import {
  changeAddresses,
  composePatches,
  isOtherAddress,
  maxErased,
  mayChangeAddress,
  patchPeople,
  settlePeople,
  users,
  type AddressChange,
  type Erasing,
  type PersonColumns,
} from '~/features/people/server/public';
import * as personTexts from '~/shared/person/texts';
import {
  composeSealed,
  recordAudit,
  sealAudits,
  type AuditEntry,
  type SealedAudits,
} from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { violates } from '~/platform/database/violation';
import { checkProof } from '~/platform/http/refusal';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { batches } from '~/shared/batches';
import { fillText } from '~/shared/fill-text';
import { undoDays } from '../contract';
import * as texts from '../texts';
import { refuseOwn } from './apply';
import { addressesOf, findPeople, findPlaces, lockedPlaces, lockPeople, type LockedPerson } from './people';
import { auditChanges } from './prepare';
import { nameOf, presentImport, undoUntil } from './present';
import { refuse } from './refusals';
import { findWork, lockImport, readImport, type WorkRow } from './store';
import { importRows, imports } from './tables';

/** Returns the people who have a record of another feature, which an erasure would delete. */
export type FindTied = (tx: Tx, ids: readonly number[]) => Promise<number[]>;

/** The functions of other features that features.ts hands to an undo. */
export interface ImportParts {
  tied: readonly FindTied[];
  erasing: Erasing;
}

/** The number of attempts when others write in between. */
const maxAttempts = 3;

/**
 * Undoes an import: restores the people it changed and erases the people it created. A person who was changed since,
 * who has a record of another feature by now (`tied`), or whose address only a superuser may change, stays as they are
 * and is listed in the answer. Membership numbers are not reused. More than 400 new people are removed in turns before
 * the rest, which is one transaction; interrupted in between, the undo goes on when it is repeated. Throws 404, 403
 * `own_record`, 409 `not_applied`, `already_undone`, `undo_too_late` and `undo_again`, and 403 `proof_needed` when it
 * removes people or changes addresses.
 */
export async function undoImport(site: Site, caller: Caller, id: number, parts: ImportParts) {
  const audits = await sealRestoring(site, caller, id);
  let removed = 0;
  for (let attempt = 1; ;) {
    try {
      const done = await undoAtOnce(site, caller, id, parts, { removedBefore: removed, audits });
      if (done.tooMany === undefined) {
        await settlePeople(site.db);
        return { ...presentImport(await readImport(site.db, id), site.clock.now()), ...done };
      }
      for (const ids of batches(done.tooMany, maxErased)) removed += await removeSome(site, caller, id, parts, ids);
    } catch (error) {
      // Another person took an old phone or e-mail at the same time: the next attempt finds them.
      if (!violates(error, 'unique')) throw error;
      if (attempt === maxAttempts) throw refuse.conflict('undo_again', (t) => t.undoAgain);
      attempt += 1;
    }
  }
}

/** Seals the entries of the people whom an undo may restore, before its transaction. */
async function sealRestoring(site: Site, caller: Caller, id: number): Promise<SealedAudits> {
  const { db, clock } = site;
  const rows = (await findWork(db, id)).filter(({ action, userId }) => action === 'update' && userId !== null);
  const people = await findPeople(
    db,
    rows.map(({ userId }) => userId!),
  );
  const places = await findPlaces(db);
  const entry = { at: clock.now(), actor: caller, action: 'user.edit' };
  return sealAudits(site, {
    // A generator: of thousands of entries only a few are in memory at a time.
    *changes(): Generator<AuditEntry> {
      for (const row of rows) {
        const person = people.get(row.userId!);
        if (!person) continue;
        const { before, after } = auditChanges(row, places);
        const target = { type: 'user', id: person.id, name: person.username };
        yield { ...entry, target, before: after, after: before };
      }
    },
  });
}

/** Locks an import; throws 404, 409 `not_applied`, `already_undone` and `undo_too_late`. */
async function lockApplied(tx: Tx, id: number, now: Date) {
  const found = await lockImport(tx, id);
  if (found.state === 'preview') throw refuse.conflict('not_applied', (t) => t.notApplied);
  if (found.state === 'undone') throw refuse.conflict('already_undone', (t) => t.undone);
  if (undoUntil(found)! <= now) throw refuse.conflict('undo_too_late', (t) => fillText(t.tooLate, { days: undoDays }));
  return found;
}

/** Returns whether a locked person is as the import left them, without a record of another feature. */
async function untouched(
  tx: Tx,
  appliedAt: Date | null,
  people: Map<number, LockedPerson>,
  created: number[],
  tied: readonly FindTied[],
) {
  const owners = new Set<number>();
  for (const find of tied) for (const owner of await find(tx, created)) owners.add(owner);
  return (userId: number) => people.get(userId)?.updatedAt.getTime() === appliedAt?.getTime() && !owners.has(userId);
}

/** Erases some of the people whom an import created, if they may still go; returns how many. */
const removeSome = (site: Site, caller: Caller, id: number, { tied, erasing }: ImportParts, ids: number[]) =>
  erasing(site, async (tx, _invalidate, erase) => {
    const now = site.clock.now();
    const { appliedAt } = await lockApplied(tx, id, now);
    const isUntouched = await untouched(tx, appliedAt, await lockPeople(tx, ids), ids, tied);
    return erase(ids.filter(isUntouched), { at: now, actor: caller, action: 'user.delete', undone: true });
  });

/** Undoes all of an import in one transaction, or only returns the people who are `tooMany` to be removed in it. */
async function undoAtOnce(
  site: Site,
  caller: Caller,
  id: number,
  { tied, erasing }: ImportParts,
  { removedBefore, audits }: { removedBefore: number; audits: SealedAudits },
) {
  return erasing(site, async (tx, invalidate, erase) => {
    const now = site.clock.now();
    const found = await lockApplied(tx, id, now);
    const rows = (await findWork(tx, id)).filter(
      ({ userId, action }) => userId !== null && (action === 'create' || action === 'update'),
    );
    const people = await lockPeople(
      tx,
      rows.map(({ userId }) => userId!),
    );
    const cameAlong = rows.flatMap(({ userId, action }) => (action === 'create' ? [userId!] : []));
    const mayGo = await untouched(tx, found.appliedAt, people, cameAlong, tied);
    const isUntouched = ({ userId }: WorkRow) => mayGo(userId!);
    const inTheWay = await takenBack(
      tx,
      rows.filter((row) => row.action === 'update' && isUntouched(row)),
      people,
    );
    const addresses = addressesOf(
      rows.map(({ userId, before }) => ({ userId, columns: before })),
      people,
    );
    const isRefused = (change: AddressChange) => isOtherAddress(change) && !mayChangeAddress(caller, change.person);
    const refused = new Set(addresses.filter(isRefused).map(({ person }) => person.id));
    const whyKept = (row: WorkRow) => {
      if (!isUntouched(row) || inTheWay.has(row.userId!)) return texts.keptChanged;
      return refused.has(row.userId!) ? personTexts.emailOfOffice : undefined;
    };
    const goesBack = (row: WorkRow) => whyKept(row) === undefined;
    const unchanged = rows.flatMap((row) => {
      const [person, why] = [people.get(row.userId!), whyKept(row)];
      return person && why !== undefined ? [{ line: row.line, person, why }] : [];
    });
    const created = rows.filter((row) => row.action === 'create' && goesBack(row));
    const updated = rows.filter((row) => row.action === 'update' && goesBack(row));
    refuseOwn(caller, updated);

    const entry = { at: now, actor: caller };
    if (created.length > 0) checkProof(caller, now);
    if (created.length > maxErased) return { tooMany: created.map(({ userId }) => userId!) };
    await erase(
      created.map(({ userId }) => userId!),
      { ...entry, action: 'user.delete', undone: true },
    );
    const restored = new Set(updated.map(({ userId }) => userId));
    await changeAddresses(
      site,
      tx,
      addresses.filter(({ person }) => restored.has(person.id)),
      caller,
    );
    await patchPeople(
      tx,
      invalidate,
      composePatches(updated.map(({ userId, before }) => ({ id: userId!, columns: before as PersonColumns }))),
    );
    await tx.update(imports).set({ state: 'undone', undoneAt: now, updatedAt: now }).where(eq(imports.id, id));
    for (const reason of new Set(unchanged.map(({ why }) => why))) {
      const lines = unchanged.filter(({ why }) => why === reason).map(({ line }) => line);
      const errors = { non_field_errors: [reason] };
      await tx
        .update(importRows)
        .set({ errors })
        .where(and(eq(importRows.importId, id), inArray(importRows.line, lines)));
    }
    const counts = { restored: updated.length, removed: removedBefore + created.length };
    await recordAudit(tx, {
      ...entry,
      action: 'import.undo',
      target: { type: 'import', id, name: found.filename },
      after: { ...counts, kept: unchanged.length },
    });
    const entries = audits.rows.filter(({ targetId }) => restored.has(targetId!));
    await composeSealed({ ...audits, rows: entries })(tx);
    return {
      ...counts,
      kept: unchanged.map(({ person, line, why }) => {
        return { id: person.id, line, full_name: nameOf(person), membership_id: person.membershipId, why };
      }),
    };
  });
}

/**
 * Returns the people who can't get their old phone or e-mail back, because another person has it now, or their old area
 * or unit, because it no longer exists.
 */
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
