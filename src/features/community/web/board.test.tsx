import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Question } from '../contract';
import { Board } from './board';
import { postAnswer, postQuestion } from './composer/post';

vi.mock('./composer/post', async (original) => ({ ...(await original<object>()), postAnswer: vi.fn(), postQuestion: vi.fn() }));

/** The server's side: what the screen's calls are answered with. */
let questions: Question[];
let answers: Answer[];
let similar: Question[];
let version: number;
let calls: string[];
/** The bodies of what was edited. */
let sent: unknown[];

const votes = { vote_score: 0, user_vote: null, upvotes: 0, downvotes: 0 };
const author = { author_first_name: 'Asha', author_last_name: 'Menon', author_area: 'Alathur', author_photo: null, is_author: false };
const at = '2026-11-20T10:00:00.000+05:30';
const flags = { is_flagged: false, flag_count: 0, is_hidden: false };

const question = (id: number, more: Partial<Question> = {}): Question => ({
  ...votes, ...author, ...flags,
  id, title: `Question ${id}`, description: `Question ${id}\nIts text.`, tags: [], category: 'water_resources', urgency: 'normal', lifecycle_stage: 'new',
  is_solved: false, attachment: null, created_at: at, last_activity_at: at, view_count: 1, engagement_score: 1, is_following: false, followers: 0,
  can_delete: false, can_edit: false, edited_at: null, updated_at: at, answers: 0, best_answer: null, ...more,
});

const answer = (id: number, more: Partial<Answer> = {}): Answer => ({
  ...votes, ...author, ...flags,
  id, question_id: 1, answer_text: `Answer ${id}`, attachment: null, created_at: at, is_best_answer: false, is_verified: false, can_delete: false, can_edit: false, edited_at: null, updated_at: at, ...more,
});

function answerOf(path: string): unknown {
  if (path.startsWith('/api/community/summary/')) return { all: questions.length, answered: 0, unanswered: 0, solved: 0, urgent: 0, version: String(version) };
  if (path.startsWith('/api/community/answers/list/')) return answers;
  if (path.startsWith('/api/community/similar/')) return { similar_questions: similar };
  if (path.startsWith('/api/community/questions/?')) return { count: questions.length, next: null, previous: null, results: questions };
  const id = Number(/questions\/(\d+)\//.exec(path)?.[1]);
  return questions.find((row) => row.id === id);
}

beforeEach(() => {
  questions = [question(2), question(1)];
  answers = [answer(1)];
  similar = [];
  version = 1;
  calls = [];
  sent = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = () => undefined;
  // Nothing scrolls into view by itself.
  vi.stubGlobal('IntersectionObserver', class {
    constructor(private readonly tell: (entries: object[]) => void) {}
    observe = () => this.tell([{ isIntersecting: false }]);
    disconnect = () => undefined;
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    calls.push(path);
    if (init?.method === 'PATCH') sent.push(JSON.parse(init.body as string));
    if (path.includes('2147483648')) return Response.json({ id: ['Too big.'] }, { status: 400 });
    return Response.json(answerOf(path));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

async function show(path: string) {
  const router = createMemoryRouter([{ path: '/community', element: <Board personId={7} /> }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('list', { name: 'Questions' });
  await screen.findAllByText('Question 1');
  return router;
}

const titles = () => within(screen.getByRole('list', { name: 'Questions' })).getAllByText(/^Question \d+$/).map((element) => element.textContent);
const nextBeat = () => act(() => vi.advanceTimersByTimeAsync(10_000));

test('what others ask waits behind a button while the list is read', async () => {
  await show('/community');
  questions = [question(3), question(1, { answers: 4 }), question(2)];
  version = 2;
  await nextBeat();
  const news = await screen.findByRole('button', { name: '1 new question' });
  expect(titles()).toEqual(['Question 2', 'Question 1']);
  expect(screen.getByText('4')).toBeTruthy();
  fireEvent.click(news);
  expect(titles()).toEqual(['Question 3', 'Question 1', 'Question 2']);
  // It takes the reader there, wherever the list was scrolled to.
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(document.activeElement?.textContent).toContain('Question 3');
});

test('as long as the version stays nothing but the version is asked for', async () => {
  await show('/community?question=1');
  await screen.findByText('Answer 1');
  calls = [];
  await nextBeat();
  await nextBeat();
  expect(calls).toEqual(['/api/community/summary/', '/api/community/summary/']);
});

test('new answers come last, also when one of them is the best', async () => {
  await show('/community?question=1');
  await screen.findByText('Answer 1');
  answers = [answer(2, { is_best_answer: true }), answer(1)];
  version = 2;
  await nextBeat();
  await screen.findByText('Answer 2');
  expect(screen.getAllByText(/^Answer \d$/).map((element) => element.textContent)).toEqual(['Answer 1', 'Answer 2']);
  expect(screen.getByText('Best answer')).toBeTruthy();
  expect(screen.getByRole('button', { name: '1 new answer' })).toBeTruthy();
});

test('the composer asks, or answers the open thread, each with its own draft', async () => {
  const router = await show('/community');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your question' }), { target: { value: 'My question' } });
  await act(() => router.navigate('/community?question=1'));
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveProperty('value', '');
  expect(screen.getByRole('button', { name: 'Reply' })).toHaveProperty('disabled', true);
  await act(() => router.navigate('/community'));
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveProperty('value', 'My question');
});

test('similar questions are looked for after 500 ms, in a text of more than three characters', async () => {
  await show('/community');
  const field = screen.getByRole('textbox', { name: 'Your question' });
  const asked = () => calls.filter((path) => path.includes('/similar/'));
  fireEvent.change(field, { target: { value: 'abc' } });
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(asked()).toEqual([]);
  fireEvent.change(field, { target: { value: 'abcd' } });
  await act(() => vi.advanceTimersByTimeAsync(450));
  expect(asked()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(asked()).toEqual(['/api/community/similar/?q=abcd']);
});

test('one’s own posts have no votes and no flag; others’ have no deletion', async () => {
  questions = [question(1, { is_author: true, can_delete: true })];
  await show('/community?question=1');
  await screen.findByText('Answer 1');
  expect(screen.queryByRole('group', { name: 'Votes on the question' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Flag question' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete question' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark best' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Votes on the answer by Asha Menon' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Flag answer' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete answer' })).toBeNull();
});

const answerField = () => screen.getByRole('textbox', { name: 'Your answer' });

test('an answer on its way is still on its way for whoever comes back, and not there to be sent again', async () => {
  let sent: (answer: Answer) => void = () => undefined;
  vi.mocked(postAnswer).mockImplementation(() => new Promise((resolve) => (sent = resolve)));
  const router = await show('/community?question=1');
  fireEvent.change(answerField(), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await act(() => router.navigate('/community?question=2'));
  expect(answerField()).toHaveProperty('value', '');
  await act(() => router.navigate('/community?question=1'));
  expect(answerField()).toHaveProperty('value', 'Mine');
  expect(screen.getByRole('button', { name: 'Posting' })).toHaveProperty('disabled', true);
  answers = [answer(1), answer(9, { answer_text: 'Mine', is_author: true })];
  await act(async () => sent(answers[1]!));
  expect(answerField()).toHaveProperty('value', '');
  expect(screen.getByRole('button', { name: 'Reply' })).toHaveProperty('disabled', true);
  expect(postAnswer).toHaveBeenCalledTimes(1);
});

test('a file can be taken back until all of it has left, and its loss moves the focus to its neighbour', async () => {
  let progress: (share: number) => void = () => undefined;
  vi.mocked(postAnswer).mockImplementation((_id, _text, _file, { onProgress }) => {
    progress = onProgress!;
    return new Promise(() => undefined);
  });
  await show('/community?question=1');
  const choose = () => fireEvent.change(screen.getByLabelText('Attachment'), { target: { files: [new File(['x'], 'plan.pdf')] } });
  choose();
  fireEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Attach file' }));
  choose();
  fireEvent.change(answerField(), { target: { value: 'With a plan' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
  act(() => progress(0.5));
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  act(() => progress(1));
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

test('"Similar question found" is said on the way there, and not when the thread is opened again', async () => {
  vi.mocked(postQuestion).mockResolvedValue({ message: 'Similar question found', question: question(1) });
  const router = await show('/community');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your question' }), { target: { value: 'Question 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText('Similar question found');
  await act(() => router.navigate('/community?question=2'));
  await act(() => router.navigate('/community?question=1'));
  await screen.findByText('Answer 1');
  expect(screen.queryByText('Similar question found')).toBeNull();
});

test('"Continue anyway" says that nothing is posted yet, and Post is ready; what is posted then has the focus', async () => {
  similar = [question(2)];
  const mine = question(9, { title: 'Question 2 again', is_author: true });
  let asked = 0;
  vi.mocked(postQuestion).mockImplementation(async () => {
    asked += 1;
    return mine;
  });
  const router = await show('/community');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your question' }), { target: { value: 'Question 2 again' } });
  await act(() => vi.advanceTimersByTimeAsync(600));
  fireEvent.click(await screen.findByRole('button', { name: 'Continue anyway' }));
  expect(screen.queryByRole('region', { name: 'Similar questions' })).toBeNull();
  expect(screen.getByText(/^Your question has not been posted yet/).textContent).toBe('Your question has not been posted yet. Press Post to ask it.');
  expect(asked).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Post' }));

  questions = [mine, ...questions];
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByRole('heading', { level: 2, name: 'Question 2 again' });
  expect(vi.mocked(postQuestion).mock.calls.at(-1)?.[2]).toBe(true);
  expect(router.state.location.search).toBe('?question=9');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Question 2 again' })));
});

test('an answer just posted has the focus', async () => {
  vi.mocked(postAnswer).mockImplementation(async () => {
    answers = [answer(1), answer(9, { question_id: 2, answer_text: 'Mine', is_author: true })];
    return answers[1]!;
  });
  await show('/community?question=2');
  fireEvent.change(answerField(), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('answer-9'));
});

test('a choice of a filter is a step in the history, typing is not', async () => {
  const router = await show('/community');
  fireEvent.click(screen.getByRole('button', { name: /^Solved/ }));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?status=solved'));
  expect(router.state.historyAction).toBe('PUSH');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'slab' } });
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect([router.state.location.search, router.state.historyAction]).toEqual(['?status=solved&search=slab', 'REPLACE']);
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('one’s own post can be edited as long as it may be, and says since when it is another', async () => {
  const edited = { edited_at: '2026-11-20T10:30:00.000+05:30', updated_at: '2026-11-20T10:30:00.000+05:30' };
  questions = [question(1, { is_author: true, can_edit: true, ...edited })];
  await show('/community?question=1');
  await screen.findByText('Answer 1');
  const own = screen.getByRole('article', { name: 'Question 1' });
  expect(own.textContent).toContain('· edited');
  expect(within(own).getByText('20 Nov 2026, 10:30 am')).toBeTruthy();
  expect(screen.getByRole('article', { name: /^Answer by/ }).textContent).not.toContain('edited');
  expect(screen.queryByRole('button', { name: 'Edit answer' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Edit question' }));
  const text = await screen.findByRole('textbox', { name: /^Question/ });
  fireEvent.change(text, { target: { value: 'Another title\nIts text.' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Urgency' }), { target: { value: 'urgent' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(sent).toEqual([{ title: 'Another title', description: 'Another title\nIts text.', urgency: 'urgent', updated_at: edited.updated_at }]));
});

test('a question is shared by WhatsApp with its title and its address', async () => {
  await show('/community?question=1');
  const link = await screen.findByRole('link', { name: 'Share by WhatsApp' });
  const url = new URL(link.getAttribute('href')!);
  expect([url.origin, url.searchParams.get('text')]).toEqual(['https://wa.me', `Question 1\n${location.origin}/community?question=1`]);
});

test('a hidden post says so to its author; a hidden answer can not be marked as the best', async () => {
  questions = [question(1, { is_author: true, can_delete: true, is_hidden: true, flag_count: 3 })];
  answers = [answer(1, { is_hidden: true, can_delete: true })];
  await show('/community?question=1');
  await screen.findByText('Answer 1');
  expect(screen.getByText('Your post was flagged.', { exact: false }).textContent).toContain('This is hidden until a superuser has decided about it. 3 flags.');
  expect(within(screen.getByRole('list', { name: 'Questions' })).getByText('Hidden')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark best' })).toBeNull();
});

test('a discussion has its mark, an opened question its stage, and category and tags lead to their like', async () => {
  questions = [question(1, { urgency: 'discussion', lifecycle_stage: 'viewed', tags: ['M25'] })];
  const router = await show('/community?question=1');
  await screen.findByText('Answer 1');
  expect(screen.getByRole('img', { name: 'Discussion' })).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Question 1' })).getByText('Viewed')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: '#M25' }));
  await screen.findByRole('button', { name: 'Remove filter tag M25' });
  expect(calls.at(-1)).toContain('tag=M25');
  await act(() => router.navigate('/community?question=1'));
  fireEvent.click(screen.getByRole('link', { name: 'Water resources' }));
  await screen.findByRole('button', { name: 'Remove filter category Water resources' });
  expect(router.state.location.search).toBe('?category=water_resources');
});

test('a number that no question can have is no question', async () => {
  await show('/community?question=2147483648');
  expect(await screen.findByRole('heading', { name: 'Question not found.' })).toBeTruthy();
});
