import { and, isNull, sql, type SQL } from 'drizzle-orm';
import type { Site } from '~/platform/site';
import { createKept } from '~/platform/topics';
import { communityTopic } from '../contract';
import { communityAnswers, communityQuestions } from './tables';

export type Matches = ReturnType<typeof createMatches>;

/** Bytes of what is kept of either kind: hundreds of words and filters of a board of ten thousand questions. */
const mostBytes = 4_000_000;

/** A set of ids, a bit for each that there can be. */
type Ids = Uint8Array;

/**
 * The ids of the questions that a search leaves for people in general (hidden ones left out), newest activity first. Finding
 * what holds a common word means reading thousands of posts of a large board; so it is done once until the board changes, for
 * every search with that word, every filter and every page. What a filter leaves, in its order, is read from an index.
 */
export function createMatches({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const orders = createKept<number[]>(topics, { most: mostBytes, weigh: (ids) => 8 * ids.length });
  const holders = createKept<Ids>(topics, { most: mostBytes, weigh: (ids) => ids.byteLength });
  const { id, hiddenAt, lastActivityAt } = communityQuestions;

  const idsOf = async (query: SQL): Promise<number[]> => {
    const { rows } = await db.execute<{ ids: number[] }>(sql`select array(${query}) as ids`);
    return rows[0]!.ids;
  };

  return {
    /**
     * @param filter a text that is the same for equal `where`, and for no others.
     * @param words as foundBy takes them: all of them are to be found.
     */
    async get(filter: string, where: SQL | undefined, words: readonly string[]): Promise<number[]> {
      const inOrder = sql`select ${id} from ${communityQuestions} where ${and(where, isNull(hiddenAt))}
        order by ${lastActivityAt} desc, ${id} desc`;
      const all = await orders.get(filter, [communityTopic], () => idsOf(inOrder));
      const found: Ids[] = [];
      for (const word of words) found.push(await holders.get(word, [communityTopic], async () => setOf(await idsOf(foundBy(word)))));
      return all.filter((one) => found.every((ids) => has(ids, one)));
    },
  };
}

/**
 * The ids of threads with this word anywhere: in the question, or in an answer that is not hidden. Each post is looked through
 * by itself; a word holds no blank, so it can't begin in one post and end in another. LIKE's signs in it are escaped.
 */
export function foundBy(word: string): SQL {
  const like = sql`like '%' || fold(${word}) || '%'`;
  const { questionId, ownText, hiddenAt: hidden } = communityAnswers;
  return sql`select q.id from ${communityQuestions} q where q.own_text ${like}
    union select ${questionId} from ${communityAnswers} where ${ownText} ${like} and ${hidden} is null`;
}

function setOf(ids: readonly number[]): Ids {
  const bits = new Uint8Array((ids.reduce((most, id) => Math.max(most, id), 0) >> 3) + 1);
  for (const id of ids) bits[id >> 3]! |= 1 << (id & 7);
  return bits;
}

const has = (ids: Ids, id: number) => ((ids[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
