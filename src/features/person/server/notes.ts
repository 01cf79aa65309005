import { and, desc, eq, lt } from 'drizzle-orm';
import { lockUser, refuseUnseen, seenBy, seenColumns, users, viewerOf } from '~/features/people/server/public';
import { recordAudit } from '~/features/audit/server/public';
import { personRows } from '~/platform/database/plain-rows';
import { refusePerson } from '~/platform/errors/refusals';
import type { PersonalData } from '~/platform/feature';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { rowsAtOnce, rowsPage } from '~/shared/section-rows';
import { personCalls, type Note, type NotePage } from '../contract';
import { refuse } from './refusals';
import { personNotes } from './tables';

/** Returns notes on a person, the newest first, from the note `before` on; throws 404. */
export async function listNotes(
  { db }: Pick<Site, 'db'>,
  caller: Caller,
  userId: number,
  before: number | undefined,
): Promise<NotePage> {
  await refuseUnseen(db, caller, userId);
  const rows = await findNotes(db)
    .where(and(eq(personNotes.userId, userId), before === undefined ? undefined : lt(personNotes.id, before)))
    .orderBy(desc(personNotes.id))
    .limit(rowsAtOnce + 1);
  const notes = rows.map((row) => present(row, caller));
  return rowsPage(personCalls.personNotes.path, userId, notes, ({ id }) => id);
}

/** Adds a note on a person; throws 404. */
export async function addNote({ db, write, clock }: Site, caller: Caller, userId: number, text: string): Promise<Note> {
  await refuseUnseen(db, caller, userId);
  return write(async (tx) => {
    const person = await lockUser(tx, userId);
    if (!person) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
    const now = clock.now();
    const [row] = await tx
      .insert(personNotes)
      .values({ userId, authorId: caller.id, text, createdAt: now })
      .returning();
    const target = { type: 'user', id: userId, name: person.username };
    await recordAudit(tx, { at: now, actor: caller, action: 'person_note.create', target });
    const [added] = await findNotes(tx).where(eq(personNotes.id, row!.id));
    return present(added!, caller);
  });
}

/** Deletes a note; throws 404, and 403 for a note of another author unless the caller is a superuser. */
export async function deleteNote(
  { db, write, clock }: Site,
  caller: Caller,
  userId: number,
  id: number,
): Promise<void> {
  await refuseUnseen(db, caller, userId);
  await write(async (tx) => {
    const person = await lockUser(tx, userId);
    const [note] = await tx
      .select()
      .from(personNotes)
      .where(and(eq(personNotes.id, id), eq(personNotes.userId, userId)))
      .for('update');
    if (!person || !note) throw refuse.notFound((t) => t.noSuchNote, 'note_unknown');
    if (!mayDelete(caller, note.authorId)) throw refuse.forbidden((t) => t.notYourNote, 'not_author');
    await tx.delete(personNotes).where(eq(personNotes.id, id));
    const target = { type: 'user', id: userId, name: person.username };
    await recordAudit(tx, { at: clock.now(), actor: caller, action: 'person_note.delete', target });
  });
}

const mayDelete = (caller: Caller, authorId: number | null) => caller.isSuperuser || authorId === caller.id;

const findNotes = (db: Pick<Site['db'], 'select'>) =>
  db
    .select({ note: personNotes, author: seenColumns })
    .from(personNotes)
    .leftJoin(users, eq(users.id, personNotes.authorId));

type Found = Awaited<ReturnType<typeof findNotes>>[number];

const present = ({ note, author }: Found, caller: Caller): Note => ({
  id: note.id,
  text: note.text,
  author_id: note.authorId,
  author_name: author && seenBy(viewerOf(caller), author).fullName,
  created_at: toIso(note.createdAt),
  can_delete: mayDelete(caller, note.authorId),
});

/** Returns the notes on a person; who wrote them is not theirs to know. */
export const noteRows: PersonalData['rows'] = async ({ db }, userId) => ({
  office_notes: await personRows(db, personNotes, userId, { without: ['authorId'] }),
});
