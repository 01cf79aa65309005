import { and, count, eq, gte, inArray, sql } from 'drizzle-orm';
import { fullNameOf, membersAndAbove, users } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import { conflict, invalid, tooMany } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { dayOf, startOfDay } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import type { InviteForm } from '../../contract/invitations';
import { invitationsADay, mostInvited } from '../../contract/limits';
import * as texts from '../../texts';
import type { Community } from '../context';
import { subjectOf, told } from '../notify';
import { lockQuestion } from '../store';
import { communityAnswers, communityInvitations, communityQuestions } from '../tables';

interface Person {
  id: number;
  full_name: string;
}

/**
 * Asks members to answer a question: each is told once per question, whoever asks; those asked before are named as skipped.
 * 400 on `users`, 404, 409 `solved`, `hidden`, `locked`, `too_many`, 429. Nothing is done when any of it is refused.
 */
export function invite(
  board: Community,
  caller: Caller,
  id: number,
  { users: ids }: InviteForm,
): Promise<{ invited: Person[]; skipped: Person[] }> {
  const { write, clock } = board;
  return write(async (tx, invalidate) => {
    const question = await lockQuestion(tx, caller, id);
    await refuseClosed(tx, id);
    // The day's invitations of one asker are counted one call after the other, whatever question they are about.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('community.invite'), ${caller.id})`);
    const people = await peopleNamed(tx, caller, { id, authorId: question.authorId }, ids);
    const now = clock.now();
    const made = await tx
      .insert(communityInvitations)
      .values(people.map(({ id: userId }) => ({ questionId: id, userId, invitedBy: caller.id, createdAt: now })))
      .onConflictDoNothing()
      .returning({ id: communityInvitations.userId });
    const isNew = new Set(made.map((one) => one.id));
    await refuseTooMany(tx, caller, id, now);
    const words = told('community.invited', { name: caller.name });
    const about = { title: question.title, link: `/community?question=${id}`, subject: subjectOf('question', id) };
    if (isNew.size > 0)
      await board.notices.notify(tx, invalidate, { to: [...isNew], kind: 'invitation', ...words, ...about });
    return {
      invited: people.filter((person) => isNew.has(person.id)),
      skipped: people.filter((person) => !isNew.has(person.id)),
    };
  });
}

/** Nobody is asked about what needs no answer, or takes none. */
async function refuseClosed(tx: Tx, id: number): Promise<void> {
  const { isSolved, hiddenAt, lockedAt, mergedInto } = communityQuestions;
  const [state] = await tx
    .select({ isSolved, hiddenAt, lockedAt, mergedInto })
    .from(communityQuestions)
    .where(eq(communityQuestions.id, id));
  if (state!.hiddenAt) throw conflict('hidden', texts.hiddenUntilDecided);
  if (state!.isSolved) throw conflict('solved', texts.solvedAlready);
  if (state!.lockedAt || state!.mergedInto !== null) throw conflict('locked', texts.lockedThread);
}

/** Who is meant, in the order of the ids: members, not the asker, nobody who wrote in the thread. 400 on `users`. */
async function peopleNamed(
  tx: Tx,
  caller: Caller,
  question: { id: number; authorId: number | null },
  ids: number[],
): Promise<Person[]> {
  const refuse = (message: string) => invalid({ users: [message] });
  if (ids.includes(caller.id)) throw refuse(texts.notYourself);
  const { id, firstName, lastName, username } = users;
  const rows = await tx
    .select({ id, firstName, lastName, username })
    .from(users)
    .where(and(inArray(id, ids), membersAndAbove()));
  const names = new Map(rows.map((row) => [row.id, fullNameOf(row)]));
  if (names.size < ids.length) throw refuse(texts.noSuchMember);
  const { questionId, authorId } = communityAnswers;
  const answered = await tx
    .select({ id: authorId })
    .from(communityAnswers)
    .where(and(eq(questionId, question.id), inArray(authorId, ids)));
  const [wrote] = [question.authorId, ...answered.map((one) => one.id)].filter((one) => one !== null && names.has(one));
  if (wrote != null) throw refuse(fillText(texts.hasWrittenHere, { name: names.get(wrote)! }));
  return ids.map((one) => ({ id: one, full_name: names.get(one)! }));
}

/** Counted after they were entered, so that skipped ones do not count. */
async function refuseTooMany(tx: Tx, caller: Caller, questionId: number, now: Date): Promise<void> {
  const mine = eq(communityInvitations.invitedBy, caller.id);
  const of = async (which: ReturnType<typeof eq>) =>
    (await tx.select({ all: count() }).from(communityInvitations).where(and(mine, which)))[0]!.all;
  const today = startOfDay(dayOf(now));
  if ((await of(gte(communityInvitations.createdAt, today))) > invitationsADay) {
    const seconds = (startOfDay(dayOf(now) + 1).getTime() - now.getTime()) / 1000;
    throw tooMany(seconds, fillText(texts.tooManyInvitedToday, { most: invitationsADay }));
  }
  if ((await of(eq(communityInvitations.questionId, questionId))) > mostInvited) {
    throw conflict('too_many', fillText(texts.tooManyInvited, { most: mostInvited }));
  }
}
