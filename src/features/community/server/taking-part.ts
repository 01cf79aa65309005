import { and, count, eq } from 'drizzle-orm';
import type { Caller } from '~/shared/access';
import type { VoteAnswer } from '../contract';
import type { ContentType } from '~/shared/board/choices';
import { nextVote } from '../rules';
import type { Community } from './context';
import { isAuthor, refuseLocked } from './policy';
import { votesOf } from './present';
import { refuse } from './refusals';
import { lockAnswer, lockQuestion, setVote, voteOf, type LockedAnswer, type LockedQuestion } from './store';
import { questionFollows } from './tables';

const asked = (question: LockedQuestion) => ({ question, post: question });
const answered = ({ question, answer }: LockedAnswer) => ({ question, post: answer });

/** Votes, or withdraws an equal vote. Throws 403 `own_post` for the caller's own post, 404, 409 `locked`, `merged`. */
export function vote(
  { write }: Community,
  caller: Caller,
  type: ContentType,
  id: number,
  value: 1 | -1,
): Promise<VoteAnswer> {
  return write(async (tx) => {
    const { question, post } =
      type === 'question' ? asked(await lockQuestion(tx, caller, id)) : answered(await lockAnswer(tx, caller, id));
    if (isAuthor(caller, post)) throw refuse.forbidden((t) => t.ownPost, 'own_post');
    refuseLocked(question);
    const userVote = nextVote(await voteOf(tx, type, id, caller.id), value);
    return votesOf({ ...(await setVote(tx, type, id, caller.id, userVote)), userVote });
  });
}

/** Follows or unfollows a question, as `wanted`; without it, toggles. Throws 404, and 409 `merged`. */
export function follow({ write }: Community, caller: Caller, id: number, wanted?: boolean) {
  return write(async (tx) => {
    await lockQuestion(tx, caller, id);
    const row = { questionId: id, userId: caller.id };
    const mine = and(eq(questionFollows.questionId, id), eq(questionFollows.userId, caller.id));
    const [now] = await tx.select().from(questionFollows).where(mine);
    const following = wanted ?? !now;
    if (following) await tx.insert(questionFollows).values(row).onConflictDoNothing();
    else await tx.delete(questionFollows).where(mine);
    const [found] = await tx
      .select({ followers: count() })
      .from(questionFollows)
      .where(eq(questionFollows.questionId, id));
    return { following, followers: found?.followers ?? 0 };
  });
}
