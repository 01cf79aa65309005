import { refuseBoard } from '~/platform/errors/refusals';
import { and, count, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import {
  membersAndAbove,
  nameAmongMembers,
  seenBy,
  seenColumns,
  users,
  viewerOf,
} from '~/features/people/server/public';
import { recordAudits } from '~/features/audit/server/public';
import { createNoticeWords } from '~/features/notifications/server/public';
import { isListedFor } from '~/features/members/server/public';
import type { Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { dayOf, startOfDay } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import type { InviteForm } from '../../contract/invitations';
import { invitationsADay, mostInvited } from '../../contract/limits';
import {
  questionAddress,
  type Board,
  subjectOf,
  lockQuestion,
  visibleTo,
  communityAnswers,
  communityQuestions,
} from '~/features/community/server/public';
import * as texts from '../../texts';
import { refuse } from '../refusals';
import { communityInvitations } from '../tables';

export const told = createNoticeWords(texts.notices);

interface Person {
  id: number;
  full_name: string;
}

/**
 * Invites members to answer a question. Each member is notified once per question, however many people ask; members who
 * were invited before are returned as skipped. A refusal invites no one. Throws 400 on `users`, 404, 409 `solved`,
 * `hidden`, `locked`, `too_many`, 429.
 */
export function invite(
  board: Board,
  caller: Caller,
  id: number,
  { users: ids }: InviteForm,
): Promise<{ invited: Person[]; skipped: Person[] }> {
  const { write, clock } = board;
  return write(async (tx, invalidate) => {
    const question = await lockQuestion(tx, caller, id);
    await refuseClosed(tx, id);
    // Serializes one asker's calls, for whatever question, so that each counts the day's invitations before it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('community.invite'), ${caller.id})`);
    const people = await peopleNamed(tx, caller, { id, authorId: question.authorId }, ids);
    const now = clock.now();
    const inserted = await tx
      .insert(communityInvitations)
      .values(people.map(({ id: userId }) => ({ questionId: id, userId, invitedBy: caller.id, createdAt: now })))
      .onConflictDoNothing()
      .returning({ id: communityInvitations.userId });
    const isNew = new Set(inserted.map((one) => one.id));
    await refuseTooMany(tx, caller, id, now);
    const words = told('community.invited', { name: { id: caller.id, name: await nameAmongMembers(tx, caller.id) } });
    const about = { title: question.title, link: questionAddress(id), subject: subjectOf('question', id) };
    const invited = people.filter((person) => isNew.has(person.id));
    await recordAudits(
      tx,
      invited.map((person) => ({
        at: now,
        actor: caller,
        action: 'community.invite',
        target: { type: 'user', id: person.id, name: person.full_name },
        after: { question: question.title },
      })),
    );
    if (isNew.size > 0)
      await board.notices.notify(tx, invalidate, { to: [...isNew], kind: 'invitation', ...words, ...about });
    return {
      invited,
      skipped: people.filter((person) => !isNew.has(person.id)),
    };
  });
}

/** Throws 409 `hidden`, `solved` or `locked` for a question that needs or takes no answers. */
async function refuseClosed(tx: Tx, id: number): Promise<void> {
  const { isSolved, hiddenAt, lockedAt, mergedInto } = communityQuestions;
  const [state] = await tx
    .select({ isSolved, hiddenAt, lockedAt, mergedInto })
    .from(communityQuestions)
    .where(eq(communityQuestions.id, id));
  if (state!.hiddenAt) throw refuseBoard.conflict('hidden', (t) => t.hiddenUntilDecided);
  if (state!.isSolved) throw refuse.conflict('solved', (t) => t.solvedAlready);
  if (state!.lockedAt || state!.mergedInto !== null) throw refuse.conflict('locked', (t) => t.lockedThread);
}

/** Returns the SQL condition that a row of users has written a post that the viewer may see. */
function hasWritten(viewer: Caller): SQL {
  const [q, a] = [communityQuestions, communityAnswers];
  const [isQuestion, isAnswer] = [q, a].map((table) => visibleTo(viewer, table) ?? sql`true`);
  return sql`(exists (select 1 from ${q} where ${q.authorId} = ${users.id} and ${isQuestion})
    or exists (select 1 from ${a} join ${q} on ${q.id} = ${a.questionId}
      where ${a.authorId} = ${users.id} and ${isAnswer} and ${isQuestion}))`;
}

/**
 * Returns the invited people, in the order of the ids. Throws 400 on `users` for the caller, for an author in the
 * thread and, with one message for all three cases, for an id that is unknown, no member's, or neither in the caller's
 * directory nor an author on the board.
 */
async function peopleNamed(
  tx: Tx,
  caller: Caller,
  question: { id: number; authorId: number | null },
  ids: number[],
): Promise<Person[]> {
  if (ids.includes(caller.id)) throw refuse.invalid((t) => ({ users: [t.notYourself] }));
  // The response has names only of people whose names the caller can read anyway.
  const isKnown = or(isListedFor(viewerOf(caller)), hasWritten(caller));
  const rows = await tx
    .select(seenColumns)
    .from(users)
    .where(and(inArray(users.id, ids), membersAndAbove(), isKnown));
  const names = new Map(rows.map((row) => [row.id, seenBy('member', row).fullName]));
  if (names.size < ids.length) throw refuse.invalid((t) => ({ users: [t.noSuchMember] }));
  const { questionId, authorId } = communityAnswers;
  const answered = await tx
    .select({ id: authorId })
    .from(communityAnswers)
    .where(and(eq(questionId, question.id), inArray(authorId, ids)));
  const [wrote] = [question.authorId, ...answered.map((one) => one.id)].filter((one) => one !== null && names.has(one));
  if (wrote != null)
    throw refuse.invalid((t) => ({ users: [fillText(t.hasWrittenHere, { name: names.get(wrote)! })] }));
  return ids.map((one) => ({ id: one, full_name: names.get(one)! }));
}

/** Throws 429 or 409 `too_many`. Runs after the insertion, so that skipped members do not count. */
async function refuseTooMany(tx: Tx, caller: Caller, questionId: number, now: Date): Promise<void> {
  const mine = eq(communityInvitations.invitedBy, caller.id);
  const of = async (which: ReturnType<typeof eq>) =>
    (await tx.select({ all: count() }).from(communityInvitations).where(and(mine, which)))[0]!.all;
  const today = startOfDay(dayOf(now));
  if ((await of(gte(communityInvitations.createdAt, today))) > invitationsADay) {
    const seconds = (startOfDay(dayOf(now) + 1).getTime() - now.getTime()) / 1000;
    throw refuse.tooMany(seconds, (t) => fillText(t.tooManyInvitedToday, { most: invitationsADay }));
  }
  if ((await of(eq(communityInvitations.questionId, questionId))) > mostInvited) {
    throw refuse.conflict('too_many', (t) => fillText(t.tooManyInvited, { most: mostInvited }));
  }
}
