import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { conflict, invalid } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { dayOf, startOfDay } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { dayIso } from '~/shared/standing';
import { communityTopic, type Question } from '../../contract';
import { mostPinned, mostPinnedDays } from '../../contract/limits';
import * as texts from '../../texts';
import type { Community } from '../context';
import { presentQuestion } from '../present';
import { lockQuestion, type LockedQuestion } from '../store';
import { communityQuestions } from '../tables';
import { findQuestion } from '../views';
import { written } from './tag-names';

/**
 * Puts a question before all others through a day (2026-11-30, of the site's zone), or with null no longer. 400 on
 * `pinned_until`, 404, 409 `merged`, `too_many_pinned`.
 */
export function pin(board: Community, caller: Caller, id: number, through: string | null): Promise<Question> {
  const { clock } = board;
  const today = dayOf(clock.now());
  const last = through === null ? null : dayOf(new Date(`${through}T12:00:00+05:30`));
  if (last !== null && (last < today || last > today + mostPinnedDays)) {
    throw invalid({ pinned_until: [fillText(texts.pinnedTooLong, { days: mostPinnedDays })] });
  }
  const pinnedUntil = last === null ? null : startOfDay(last + 1);
  return change(
    board,
    caller,
    id,
    async (tx, question, now) => {
      const before = question.pinnedUntil && question.pinnedUntil > now ? question.pinnedUntil : null;
      if (before?.getTime() === pinnedUntil?.getTime()) return null;
      if (pinnedUntil) await refuseMorePinned(tx, id, now);
      return {
        set: { pinnedUntil },
        action: pinnedUntil ? 'community.question.pin' : 'community.question.unpin',
        before: { pinned_until: before && dayIso(new Date(before.getTime() - 1)) },
        after: { pinned_until: through },
      };
    },
    pinsInTurn,
  );
}

/** Ends a thread, or opens it again: nobody answers, edits, votes or marks in it. 404, 409 `merged`. */
export function lock(board: Community, caller: Caller, id: number, locked: boolean): Promise<Question> {
  return change(board, caller, id, async (_, question, now) => {
    if ((question.lockedAt !== null) === locked) return null;
    return { set: { lockedAt: locked ? now : null }, action: `community.question.${locked ? 'lock' : 'unlock'}` };
  });
}

/** Sets the tags of a question, whose words stay as they are. 404, 409 `merged`. */
export function retag(board: Community, caller: Caller, id: number, wanted: string[]): Promise<Question> {
  let tags: string[] = [];
  return change(
    board,
    caller,
    id,
    async (_, question) => {
      if (question.tags.join('\n') === tags.join('\n')) return null;
      return {
        set: { tags },
        action: 'community.question.retag',
        before: { tags: question.tags.join(', ') },
        after: { tags: tags.join(', ') },
      };
    },
    async (tx) => {
      tags = await written(tx, wanted);
    },
  );
}

interface Change {
  set: Partial<typeof communityQuestions.$inferInsert>;
  action: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** One change by a moderator, recorded; null is none. `first` is what has to be waited for before the question is locked. */
function change(
  board: Community,
  caller: Caller,
  id: number,
  decide: (tx: Tx, question: LockedQuestion, now: Date) => Promise<Change | null>,
  first?: (tx: Tx) => Promise<unknown>,
): Promise<Question> {
  return board.write(async (tx, invalidate) => {
    const now = board.clock.now();
    await first?.(tx);
    const question = await lockQuestion(tx, caller, id);
    const decided = await decide(tx, question, now);
    if (decided) {
      const { set, ...entry } = decided;
      await tx
        .update(communityQuestions)
        .set({ ...set, changes: sql`${communityQuestions.changes} + 1` })
        .where(eq(communityQuestions.id, id));
      await record(tx, { at: now, actor: caller, target: { type: 'question', id, name: question.title }, ...entry });
      invalidate(communityTopic);
    }
    return presentQuestion(board, caller, (await findQuestion(tx, caller, id))!);
  });
}

/** Two that pin at once come one after the other, so that each counts the other's. */
const pinsInTurn = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('community.pin'))`);

async function refuseMorePinned(tx: Tx, except: number, now: Date): Promise<void> {
  const { id, pinnedUntil, mergedInto } = communityQuestions;
  const pinned = await tx
    .select({ id })
    .from(communityQuestions)
    .where(and(gt(pinnedUntil, now), isNull(mergedInto), ne(id, except)));
  if (pinned.length >= mostPinned)
    throw conflict('too_many_pinned', fillText(texts.tooManyPinned, { most: mostPinned }));
}
