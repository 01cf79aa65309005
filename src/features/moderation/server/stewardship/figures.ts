import { sql } from 'drizzle-orm';
import { DAY_MS } from '~/shared/dates';
import type { Site } from '~/platform/site';
import type { BoardFigures } from '../../contract/stewardship';
import { figuresDays } from '../../contract/limits';

/**
 * Returns how soon members help each other: the questions of the last 30 days, how many are unanswered, and the median
 * time to the first answer, in hours. An asker's own answers do not count, nor does an answer that a merge brought and
 * that is older than the question.
 */
export async function readFigures({ db, clock }: Pick<Site, 'db' | 'clock'>): Promise<BoardFigures> {
  const from = new Date(clock.now().getTime() - figuresDays * DAY_MS).toISOString();
  // A question asked since `from` has been active since `from`, so the index on last_activity_at finds it.
  const { rows } = await db.execute<{ questions: number; unanswered: number; hours: number | null }>(sql`
    select count(*)::int as questions, count(*) filter (where answered is null)::int as unanswered,
      round(
        (percentile_cont(0.5) within group (order by extract(epoch from answered - created_at)) / 3600)::numeric, 1
      )::float as hours
    from (
      select q.created_at, (
        select min(a.created_at) from community_answers a
        where a.question_id = q.id and a.hidden_at is null and a.author_id is distinct from q.author_id
          and a.created_at >= q.created_at
      ) as answered
      from community_questions q
      where q.last_activity_at >= ${from} and q.created_at >= ${from} and q.hidden_at is null and q.merged_into is null
    ) asked`);
  const { questions, unanswered, hours } = rows[0]!;
  return { questions, unanswered, hours_to_first_answer: hours };
}
