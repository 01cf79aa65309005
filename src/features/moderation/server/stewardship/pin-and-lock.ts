import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { dayOf, startOfDay } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { dayIso } from '~/shared/membership-status';
import { communityTopic } from '~/shared/topics';
import type { Question } from '~/shared/board/schemas';
import {
  mostPinned,
  type Board,
  presentQuestion,
  lockQuestion,
  type LockedQuestion,
  communityQuestions,
  findQuestion,
  written,
} from '~/features/community/server/public';
import { mostPinnedDays } from '../../contract/limits';
import { refuse } from '../refusals';

/**
 * Pins a question through the day `through` (2026-11-30, in the site's time zone); null unpins it. Returns the
 * question. Throws 400 on `pinned_until`, 404, 409 `merged`, `too_many_pinned`.
 */
export function pin(board: Board, caller: Caller, id: number, through: string | null): Promise<Question> {
  const { clock } = board;
  const today = dayOf(clock.now());
  const last = through === null ? null : dayOf(new Date(`${through}T12:00:00+05:30`));
  if (last !== null && (last < today || last > today + mostPinnedDays)) {
    throw refuse.invalid((t) => ({ pinned_until: [fillText(t.pinnedTooLong, { days: mostPinnedDays })] }));
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

/**
 * Locks a thread, which then takes no answers, edits, votes or marks, or opens it again. Returns the question. Throws
 * 404, 409 `merged`.
 */
export function lock(board: Board, caller: Caller, id: number, locked: boolean): Promise<Question> {
  return change(board, caller, id, async (_, question, now) => {
    if ((question.lockedAt !== null) === locked) return null;
    return { set: { lockedAt: locked ? now : null }, action: `community.question.${locked ? 'lock' : 'unlock'}` };
  });
}

/** Sets the tags of a question, not its text, and returns the question. Throws 404, 409 `merged`. */
export function retag(board: Board, caller: Caller, id: number, wanted: string[]): Promise<Question> {
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

/**
 * Makes one change by a moderator and records it in the audit log; `decide` returns null for no change. `first` takes
 * the locks that must come before the question's.
 */
function change(
  board: Board,
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
      await recordAudit(tx, {
        at: now,
        actor: caller,
        target: { type: 'question', id, name: question.title },
        ...entry,
      });
      invalidate(communityTopic);
    }
    return presentQuestion(board, caller, (await findQuestion(tx, caller, id))!);
  });
}

/** Serializes concurrent pins, so that each counts the pins before it. */
const pinsInTurn = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('community.pin'))`);

async function refuseMorePinned(tx: Tx, except: number, now: Date): Promise<void> {
  const { id, pinnedUntil, mergedInto } = communityQuestions;
  const pinned = await tx
    .select({ id })
    .from(communityQuestions)
    .where(and(gt(pinnedUntil, now), isNull(mergedInto), ne(id, except)));
  if (pinned.length >= mostPinned)
    throw refuse.conflict('too_many_pinned', (t) => fillText(t.tooManyPinned, { most: mostPinned }));
}
