import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { boardParts } from '../../src/routes/board-parts';
import type { Question } from '../../src/shared/board/schemas';
import type { Answer } from '../../src/features/community/contract';
import { answersPerPage } from '../../src/features/community/contract/limits';
import { clearDesk } from '../../src/features/community/web/composer/desk';
import { draftKey } from '../../src/features/community/web/composer/draft';
import { Board } from '../../src/features/community/web/board';
import { RoutedPage, routerAt } from './routed';

const votes = { vote_score: 0, user_vote: null, upvotes: 0, downvotes: 0 };
const author = {
  author_first_name: 'Asha',
  author_last_name: 'Menon',
  author_area: 'Alathur',
  author_photo: null,
  is_author: false,
};
const at = '2026-11-20T10:00:00.000+05:30';
const flags = { is_flagged: false, flag_count: 0, is_hidden: false };
const edits = { edited_at: null, updated_at: at, can_edit: false };

export const question = (id: number, more: Partial<Question> = {}): Question => ({
  ...votes,
  ...author,
  ...flags,
  ...edits,
  id,
  title: `Question ${id}`,
  description: `Question ${id}\nIts text.`,
  tags: [],
  category: 'water_resources',
  urgency: 'normal',
  lifecycle_stage: 'new',
  is_solved: false,
  attachment: null,
  created_at: at,
  last_activity_at: at,
  view_count: 1,
  engagement_score: 1,
  is_following: false,
  followers: 0,
  can_delete: false,
  answers: 0,
  best_answer: null,
  pinned_until: null,
  is_locked: false,
  merged_from: 0,
  can_moderate: false,
  ...more,
});

export const answer = (id: number, more: Partial<Answer> = {}): Answer => ({
  ...votes,
  ...author,
  ...flags,
  ...edits,
  id,
  question_id: 1,
  answer_text: `Answer ${id}`,
  attachment: null,
  created_at: at,
  is_best_answer: false,
  is_verified: false,
  can_delete: false,
  ...more,
});

/** The server's side of the board's screen: the answers of its calls, and the calls that came. */
export const server = {
  questions: [] as Question[],
  answers: [] as Answer[],
  similar: [] as Question[],
  version: 1,
  calls: [] as string[],
  /** The bodies of what was edited. */
  edits: [] as unknown[],
};

function answerOf(path: string): unknown {
  const { questions, answers, similar, version } = server;
  if (path.startsWith('/api/community/summary/'))
    return { all: questions.length, answered: 0, unanswered: 0, solved: 0, urgent: 0, version: String(version) };
  if (path.startsWith('/api/community/answers/list/'))
    return pageOfAnswers(new URL(path, location.origin).searchParams, answers);
  if (path.startsWith('/api/community/similar/')) return { similar_questions: similar };
  if (path.startsWith('/api/community/questions/?'))
    return { count: questions.length, next: null, previous: null, results: questions };
  const id = Number(/questions\/(\d+)\//.exec(path)?.[1]);
  return questions.find((row) => row.id === id);
}

function pageOfAnswers(query: URLSearchParams, answers: Answer[]): object {
  const place = answers.findIndex(({ id }) => id === Number(query.get('answer')));
  const page = query.has('page') ? Number(query.get('page')) : Math.floor(place / answersPerPage) + 1;
  const results = answers.slice((page - 1) * answersPerPage, page * answersPerPage);
  const isLast = page * answersPerPage >= answers.length;
  return {
    count: answers.length,
    next: isLast ? null : 'the next',
    previous: page > 1 ? 'the one before' : null,
    results,
    page,
  };
}

/** Sets up the server before each test of a file: two questions, the first with an answer. */
export function serveBoard(): void {
  beforeEach(() => {
    Object.assign(server, {
      questions: [question(2), question(1)],
      answers: [answer(1)],
      similar: [],
      version: 1,
      calls: [],
      edits: [],
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('scrollTo', vi.fn());
    Element.prototype.scrollIntoView = () => undefined;
    // Nothing scrolls into view by itself.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly notify: (entries: object[]) => void) {}
        observe = () => this.notify([{ isIntersecting: false }]);
        disconnect = () => undefined;
      },
    );
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      server.calls.push(path);
      if (init?.method === 'PATCH') server.edits.push(JSON.parse(init.body as string));
      if (path.includes('2147483648')) return Response.json({ id: ['Too big.'] }, { status: 400 });
      return Response.json(answerOf(path));
    });
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    sessionStorage.clear();
    // What was being typed stays in the tab.
    for (const thread of [null, 1, 2]) clearDesk(draftKey(7, thread));
  });
}

export async function showBoard(path: string) {
  const router = routerAt(path, () => <Board personId={7} parts={boardParts} />);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RoutedPage router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('list', { name: 'Questions' });
  await screen.findAllByText('Question 1');
  return router;
}

/** Advances the clock until the board polls for changes again. */
export const nextBeat = () => act(() => vi.advanceTimersByTimeAsync(10_000));
