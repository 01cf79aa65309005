import { HOUR_MS, MINUTE_MS } from '~/shared/dates';
import type { FlagReason } from '~/shared/board/choices';
import { chance, type Chance } from './chance';
import { demoQuestions, type DemoQuestion } from './questions';

const DAYS = 430;

/** The ids of the people who take part: the demo member and the others, of whom the first write most. */
export interface Cast {
  demoMember: number;
  people: readonly number[];
}

export interface PlannedVote {
  userId: number;
  value: 1 | -1;
}

export interface PlannedAnswer {
  authorId: number;
  text: string;
  file: string | undefined;
  at: Date;
  editedAt: Date | null;
  isBest: boolean;
  votes: PlannedVote[];
  flags: { userId: number; flagType: FlagReason; reason: string }[];
}

export interface PlannedQuestion extends Omit<DemoQuestion, 'answers' | 'best' | 'byDemoMember' | 'unseen'> {
  authorId: number;
  at: Date;
  editedAt: Date | null;
  votes: PlannedVote[];
  followers: number[];
  viewers: number[];
  answers: PlannedAnswer[];
}

/** Flagged answers by their question: one is hidden until a superuser decides, one has too few flags for that. */
const flagged: Record<string, { text: string; flags: [FlagReason, string][] }> = {
  'Terrace waterproofing on a slab that ponds 15 mm': {
    text:
      'BEST WATERPROOFING IN PALAKKAD!! 25 years guarantee, free inspection, call today and mention the board ' +
      'for 10 % off!',
    flags: [
      ['spam', 'Advertisement'],
      ['spam', ''],
      ['inappropriate', 'We have an advertising page for this.'],
    ],
  },
  'Stripping time of a slab with Fe 550 and M25 at 28 °C': {
    text: 'Props can go after four days when the steel is good, we always do it.',
    flags: [
      ['unsafe', 'Somebody will believe this and a slab will come down.'],
      ['incorrect', ''],
    ],
  },
};

/** The title of a question that is edited soon after it was posted, and of a question whose first answer is. */
const edited = {
  question: 'M-sand with 14 % passing 150 micron: reject the load?',
  answer: 'Diagonal cracks near the supports of a 5.2 m beam, eight months after casting',
};
const soonAfter = (at: Date) => new Date(at.getTime() + 20 * MINUTE_MS);

/** Returns the demo board: posts, votes, followers and flags, with times before `now`. The same at every call. */
export function planBoard({ demoMember, people }: Cast, now: Date): PlannedQuestion[] {
  const luck = chance(120);
  const writers = people.slice(0, 48);
  // The questions that were asked last have not been opened yet.
  const all = [...demoQuestions].sort((a, b) => Number(a.unseen ?? 0) - Number(b.unseen ?? 0));
  return all.map((question, index) => {
    const { answers, best, byDemoMember, unseen, ...rest } = question;
    const age = (1 - index / all.length) ** 1.7 * DAYS * 24 * HOUR_MS + luck.between(10, 50) * MINUTE_MS;
    const at = new Date(now.getTime() - age);
    const authorId = byDemoMember ? demoMember : luck.some(writers, 1)[0]!;
    const others = people.filter((id) => id !== authorId);
    const viewers = unseen ? [] : luck.some(others, luck.between(4, 46));
    return {
      ...rest,
      authorId,
      at,
      editedAt: question.title === edited.question ? soonAfter(at) : null,
      viewers,
      votes: vote(luck, viewers, answers.length + 4, 0.93),
      followers: luck.some(viewers, luck.between(0, 5)),
      answers: [
        ...planAnswers(luck, question, { authorId, viewers, at, now }, [demoMember, ...writers]),
        ...planFlagged(question, viewers, at, now),
      ],
    };
  });
}

interface Thread {
  authorId: number;
  viewers: number[];
  at: Date;
  now: Date;
}

function planAnswers(
  luck: Chance,
  { title, answers, best }: DemoQuestion,
  thread: Thread,
  writers: readonly number[],
): PlannedAnswer[] {
  const authors = luck.some(
    writers.filter((id) => id !== thread.authorId),
    answers.length,
  );
  let last = thread.at.getTime();
  return answers.map((answer, index) => {
    const left = thread.now.getTime() - last;
    last += Math.min(luck.between(25, 2600) * MINUTE_MS, left * (0.3 + luck.next() * 0.3));
    const authorId = authors[index]!;
    const voters = thread.viewers.filter((id) => id !== authorId);
    const isBest = index === best;
    return {
      authorId,
      text: typeof answer === 'string' ? answer : answer.text,
      file: typeof answer === 'string' ? undefined : answer.file,
      at: new Date(last),
      editedAt: title === edited.answer && index === 0 ? soonAfter(new Date(last)) : null,
      isBest,
      votes: vote(luck, voters, isBest ? 14 : 6, 0.9),
      flags: [],
    };
  });
}

function planFlagged({ title }: DemoQuestion, viewers: number[], at: Date, now: Date): PlannedAnswer[] {
  const post = flagged[title];
  if (!post) return [];
  const [authorId = 0, ...flaggers] = viewers;
  const flags = post.flags.map(([flagType, reason], index) => ({ userId: flaggers[index]!, flagType, reason }));
  const later = new Date(at.getTime() + (now.getTime() - at.getTime()) * 0.8);
  return [{ authorId, text: post.text, file: undefined, at: later, editedAt: null, isBest: false, votes: [], flags }];
}

const vote = (luck: Chance, voters: readonly number[], maxVotes: number, agreeing: number): PlannedVote[] =>
  luck.some(voters, luck.between(0, maxVotes)).map((userId) => ({ userId, value: luck.next() < agreeing ? 1 : -1 }));
