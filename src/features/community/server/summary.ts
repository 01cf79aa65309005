import { sql } from 'drizzle-orm';
import type { Site } from '~/platform/site';
import { createTopicCache } from '~/platform/topics';
import { communityTopic } from '~/shared/topics';
import type { Summary } from '../contract';

/**
 * The counts of a set of questions. Merged questions are few and counted separately, by their own index, so that all
 * questions are counted from the summary's index alone.
 */
const counted = sql`
  select count(*) filter (where hidden_at is null)::int as "all",
    count(*) filter (where hidden_at is null and answer_count > 0)::int as answered,
    count(*) filter (where hidden_at is null and answer_count = 0 and not is_solved)::int as unanswered,
    count(*) filter (where hidden_at is null and is_solved)::int as solved,
    count(*) filter (where hidden_at is null and urgency = 'urgent')::int as urgent,
    count(*)::int as present, coalesce(max(id), 0) as newest, coalesce(sum(changes), 0) as changes`;

export type Summaries = ReturnType<typeof createSummaries>;

/**
 * Creates the cache of the number of questions in each filter, without hidden and merged ones, counted once for each
 * change of the board. `version` differs after every change: the number of questions, the newest id, and the sum of
 * their `changes`.
 */
export function createSummaries({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const cache = createTopicCache<Summary>(topics, { maxBytes: 10_000, weigh: () => 100 });

  const make = async (): Promise<Summary> => {
    const { rows } = await db.execute<
      Record<keyof Summary, number> & { newest: number; changes: string; present: number }
    >(sql`
      select a."all" - m."all" as "all", a.answered - m.answered as answered, a.unanswered - m.unanswered as unanswered,
        a.solved - m.solved as solved, a.urgent - m.urgent as urgent, a.present, a.newest, a.changes
      from (${counted} from community_questions) a,
        (${counted} from community_questions where merged_into is not null) m`);
    const { all, answered, unanswered, solved, urgent, present, newest, changes } = rows[0]!;
    return { all, answered, unanswered, solved, urgent, version: `${present}.${newest}.${changes}` };
  };

  return {
    /** Returns the summary, never older than the last invalidation of the board's topic. */
    get: (): Promise<Summary> => cache.get('', [communityTopic], make),
  };
}
