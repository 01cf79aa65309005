import { sql } from 'drizzle-orm';
import type { Site } from '~/platform/site';
import { createKept } from '~/platform/topics';
import { communityTopic, type Summary } from '../contract';

/** Those that were merged are few, and counted apart by an index of their own: so the many are still counted from the summary's alone. */
const counted = sql`
  select count(*) filter (where hidden_at is null)::int as "all",
    count(*) filter (where hidden_at is null and answer_count > 0)::int as answered,
    count(*) filter (where hidden_at is null and answer_count = 0 and not is_solved)::int as unanswered,
    count(*) filter (where hidden_at is null and is_solved)::int as solved,
    count(*) filter (where hidden_at is null and urgency = 'urgent')::int as urgent,
    count(*)::int as present, coalesce(max(id), 0) as newest, coalesce(sum(changes), 0) as changes`;

export type Summaries = ReturnType<typeof createSummaries>;

/**
 * How many questions each filter has for people in general (hidden and merged ones left out), counted once per change of the board.
 * `version` is made of what every change changes: a count, the newest id, and the sum of all changes of what is there.
 */
export function createSummaries({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const kept = createKept<Summary>(topics, { most: 10_000, weigh: () => 100 });

  const make = async (): Promise<Summary> => {
    const { rows } = await db.execute<
      Record<keyof Summary, number> & { newest: number; changes: string; present: number }
    >(sql`
      select a."all" - m."all" as "all", a.answered - m.answered as answered, a.unanswered - m.unanswered as unanswered,
        a.solved - m.solved as solved, a.urgent - m.urgent as urgent, a.present, a.newest, a.changes
      from (${counted} from community_questions) a, (${counted} from community_questions where merged_into is not null) m`);
    const { all, answered, unanswered, solved, urgent, present, newest, changes } = rows[0]!;
    return { all, answered, unanswered, solved, urgent, version: `${present}.${newest}.${changes}` };
  };

  return {
    /** Never older than the last change that anybody was told of. */
    get: (): Promise<Summary> => kept.get('', [communityTopic], make),
  };
}
