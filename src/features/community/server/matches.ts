import { and, isNull, or, sql, type SQL } from 'drizzle-orm';
import { soundsLike, containsWord } from '~/platform/database/matches';
import type { Site } from '~/platform/site';
import { createTopicCache } from '~/platform/topics';
import { communityTopic } from '~/shared/topics';
import { taggedLike } from './tag-names';
import { communityAnswers, communityQuestions } from './tables';

export type Matches = ReturnType<typeof createMatches>;

/** The bytes of each cache: hundreds of words and filters of a board of 10,000 questions. */
const mostBytes = 4_000_000;

/** A set of ids, one bit for each possible id. */
type Ids = Uint8Array;

/**
 * Creates the search for the ids of questions, without hidden ones: first the questions with every word in them, then
 * the questions with words that only sound like them, each newest activity first. Finding the posts with a common word
 * reads thousands of rows on a large board. So it is cached until the board changes, for every search with that word,
 * every filter and every page. The ids of a filter, in their order, are read from an index.
 */
export function createMatches({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const orders = createTopicCache<number[]>(topics, { maxBytes: mostBytes, weigh: (ids) => 8 * ids.length });
  const holders = createTopicCache<Ids>(topics, { maxBytes: mostBytes, weigh: (ids) => ids.byteLength });
  const { id, hiddenAt, mergedInto, lastActivityAt } = communityQuestions;

  const idsOf = async (query: SQL): Promise<number[]> => {
    const { rows } = await db.execute<{ ids: number[] }>(sql`select array(${query}) as ids`);
    return rows[0]!.ids;
  };

  const holdersOf = async (
    how: string,
    word: string,
    inPosts: (word: string) => SQL | undefined,
  ): Promise<Ids | undefined> => {
    const query = inPosts(word);
    return query && holders.get(`${how} ${word}`, [communityTopic], async () => setOf(await idsOf(query)));
  };

  return {
    /**
     * Returns the ids of the questions found.
     * @param filter identifies `where` in the cache: equal texts for equal conditions only.
     * @param words each without blanks; a thread has to have all of them.
     */
    async get(filter: string, where: SQL | undefined, words: readonly string[]): Promise<number[]> {
      const inOrder = sql`select ${id} from ${communityQuestions}
        where ${and(where, isNull(hiddenAt), isNull(mergedInto))}
        order by ${lastActivityAt} desc, ${id} desc`;
      const all = await orders.get(filter, [communityTopic], () => idsOf(inOrder));
      if (words.length === 0) return all;
      const found: { written: Ids; heard: Ids | undefined }[] = [];
      for (const word of words)
        found.push({
          written: (await holdersOf('written', word, writtenIn))!,
          heard: await holdersOf('heard', word, heardIn),
        });
      const isIn = (one: number) => found.every(({ written }) => has(written, one));
      const soundsIn = (one: number) =>
        found.every(({ written, heard }) => has(written, one) || (heard !== undefined && has(heard, one)));
      const written = all.filter(isIn);
      const heard = found.some(({ heard: ids }) => ids !== undefined)
        ? all.filter((one) => !isIn(one) && soundsIn(one))
        : [];
      return [...written, ...heard];
    },
  };
}

/**
 * Returns the query for the ids of threads with this word anywhere: in the question, in an answer that is not hidden,
 * or in a synonym of a tag. Each post is searched by itself: a word has no blanks, so it is never split between two.
 */
const writtenIn = (
  word: string,
): SQL => sql`${threadsWith(containsWord(sql`q.own_text`, word), containsWord(communityAnswers.ownText, word))}
    union ${taggedLike(word)}`;

/** Returns the query for threads with a word that sounds like this one; undefined for a word without a sound. */
function heardIn(word: string): SQL | undefined {
  const [inQuestion, inAnswer] = [soundsLike(sql`q.own_sound`, word), soundsLike(communityAnswers.ownSound, word)];
  return inQuestion && inAnswer && threadsWith(inQuestion, inAnswer);
}

function threadsWith(inQuestion: SQL, inAnswer: SQL): SQL {
  const { questionId, hiddenAt: hidden } = communityAnswers;
  return sql`select q.id from ${communityQuestions} q where ${inQuestion}
    union select ${questionId} from ${communityAnswers} where ${inAnswer} and ${hidden} is null`;
}

/**
 * Returns the condition of `get` as SQL, for a viewer who gets hidden questions too: `found`, the questions with every
 * word or its sound, and `first`, the questions with every word as it is written.
 */
export function wordsIn(words: readonly string[]): { found: SQL | undefined; first: SQL | undefined } {
  const { id } = communityQuestions;
  const written = words.map((word) => sql`${id} in (${writtenIn(word)})`);
  const either = words.map((word, at) => {
    const heard = heardIn(word);
    return heard ? or(written[at], sql`${id} in (${heard})`) : written[at];
  });
  return { found: and(...either), first: and(...written) };
}

function setOf(ids: readonly number[]): Ids {
  const bits = new Uint8Array((ids.reduce((highest, id) => Math.max(highest, id), 0) >> 3) + 1);
  for (const id of ids) bits[id >> 3]! |= 1 << (id & 7);
  return bits;
}

const has = (ids: Ids, id: number) => ((ids[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
