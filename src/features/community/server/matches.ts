import { and, isNull, or, sql, type SQL } from 'drizzle-orm';
import { isHeard, isWritten } from '~/platform/database/found-in';
import type { Site } from '~/platform/site';
import { createKept } from '~/platform/topics';
import { communityTopic } from '../contract';
import { taggedLike } from './stewardship/tag-names';
import { communityAnswers, communityQuestions } from './tables';

export type Matches = ReturnType<typeof createMatches>;

/** Bytes of what is kept of either kind: hundreds of words and filters of a board of ten thousand questions. */
const mostBytes = 4_000_000;

/** A set of ids, a bit for each that there can be. */
type Ids = Uint8Array;

/**
 * The ids of the questions that a search leaves for people in general (hidden ones left out), newest activity first, and after
 * those that have every word in them those that have something that sounds like one. Finding
 * what holds a common word means reading thousands of posts of a large board; so it is done once until the board changes, for
 * every search with that word, every filter and every page. What a filter leaves, in its order, is read from an index.
 */
export function createMatches({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const orders = createKept<number[]>(topics, { most: mostBytes, weigh: (ids) => 8 * ids.length });
  const holders = createKept<Ids>(topics, { most: mostBytes, weigh: (ids) => ids.byteLength });
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
     * @param filter a text that is the same for equal `where`, and for no others.
     * @param words without blanks: all of them are to be found.
     */
    async get(filter: string, where: SQL | undefined, words: readonly string[]): Promise<number[]> {
      const inOrder = sql`select ${id} from ${communityQuestions} where ${and(where, isNull(hiddenAt), isNull(mergedInto))}
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
 * The ids of threads with this word anywhere: in the question, in an answer that is not hidden, or in a synonym of a tag. Each
 * post is looked through by itself; a word holds no blank, so it can't begin in one post and end in another.
 */
const writtenIn = (
  word: string,
): SQL => sql`${threadsWith(isWritten(sql`q.own_text`, word), isWritten(communityAnswers.ownText, word))}
    union ${taggedLike(word)}`;

/** The same of what sounds like the word; undefined for a word without a sound. */
function heardIn(word: string): SQL | undefined {
  const [inQuestion, inAnswer] = [isHeard(sql`q.own_sound`, word), isHeard(communityAnswers.ownSound, word)];
  return inQuestion && inAnswer && threadsWith(inQuestion, inAnswer);
}

function threadsWith(inQuestion: SQL, inAnswer: SQL): SQL {
  const { questionId, hiddenAt: hidden } = communityAnswers;
  return sql`select q.id from ${communityQuestions} q where ${inQuestion}
    union select ${questionId} from ${communityAnswers} where ${inAnswer} and ${hidden} is null`;
}

/** Questions with every one of the words as get() finds them, for a viewer whose own hidden ones are among them; and which come first. */
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
  const bits = new Uint8Array((ids.reduce((most, id) => Math.max(most, id), 0) >> 3) + 1);
  for (const id of ids) bits[id >> 3]! |= 1 << (id & 7);
  return bits;
}

const has = (ids: Ids, id: number) => ((ids[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
