import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answer } from '../contract';
import { answer, question, server, serveBoard, showBoard } from '~test/board';
import { postAnswer, postQuestion } from './composer/post';
// The board fetches the windows lazily: the tests don't wait for them.
import './dialogs/dialogs';

vi.mock('./composer/post', async (original) => ({
  ...(await original<object>()),
  postAnswer: vi.fn(),
  postQuestion: vi.fn(),
}));

serveBoard();

test('the composer asks, or answers the open thread, each with its own draft', async () => {
  const router = await showBoard('/community');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your question' }), { target: { value: 'My question' } });
  await act(() => router.navigate('/community?question=1'));
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveProperty('value', '');
  expect(screen.getByRole('button', { name: 'Reply' })).toHaveProperty('disabled', true);
  await act(() => router.navigate('/community'));
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveProperty('value', 'My question');
});

test('similar questions are looked for after 500 ms, in a text of more than three characters', async () => {
  await showBoard('/community');
  const field = screen.getByRole('textbox', { name: 'Your question' });
  const asked = () => server.calls.filter((path) => path.includes('/similar/'));
  fireEvent.change(field, { target: { value: 'abc' } });
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(asked()).toEqual([]);
  fireEvent.change(field, { target: { value: 'abcd' } });
  await act(() => vi.advanceTimersByTimeAsync(450));
  expect(asked()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(asked()).toEqual(['/api/community/similar/?q=abcd']);
});

const answerField = () => screen.getByRole('textbox', { name: 'Your answer' });

test('an answer being sent is still being sent when its writer comes back, and can’t be sent again', async () => {
  let sent: (answer: Answer) => void = () => undefined;
  vi.mocked(postAnswer).mockImplementation(() => new Promise((resolve) => (sent = resolve)));
  const router = await showBoard('/community?question=1');
  fireEvent.change(answerField(), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await act(() => router.navigate('/community?question=2'));
  expect(answerField()).toHaveProperty('value', '');
  await act(() => router.navigate('/community?question=1'));
  expect(answerField()).toHaveProperty('value', 'Mine');
  expect(screen.getByRole('button', { name: 'Posting' })).toHaveProperty('disabled', true);
  server.answers = [answer(1), answer(9, { answer_text: 'Mine', is_author: true })];
  await act(async () => sent(server.answers[1]!));
  expect(answerField()).toHaveProperty('value', '');
  expect(screen.getByRole('button', { name: 'Reply' })).toHaveProperty('disabled', true);
  expect(postAnswer).toHaveBeenCalledTimes(1);
});

test('a file can be removed until all of it has been sent; its removal moves the focus to its neighbour', async () => {
  let progress: (share: number) => void = () => undefined;
  vi.mocked(postAnswer).mockImplementation((_id, _text, _file, { onProgress }) => {
    progress = onProgress!;
    return new Promise(() => undefined);
  });
  await showBoard('/community?question=1');
  const choose = () =>
    fireEvent.change(screen.getByLabelText('Attachment'), { target: { files: [new File(['x'], 'plan.pdf')] } });
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

test('"Similar question found" is shown once, and not when the thread is opened again', async () => {
  vi.mocked(postQuestion).mockResolvedValue({ message: 'Similar question found', question: question(1) });
  const router = await showBoard('/community');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your question' }), { target: { value: 'Question 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText('Similar question found');
  await act(() => router.navigate('/community?question=2'));
  await act(() => router.navigate('/community?question=1'));
  await screen.findByText('Answer 1');
  expect(screen.queryByText('Similar question found')).toBeNull();
});

test('"Continue anyway" shows that nothing is posted yet and focuses Post; the new post gets the focus', async () => {
  server.similar = [question(2)];
  const mine = question(9, { title: 'Question 2 again', is_author: true });
  let asked = 0;
  vi.mocked(postQuestion).mockImplementation(async () => {
    asked += 1;
    return mine;
  });
  const router = await showBoard('/community');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your question' }), { target: { value: 'Question 2 again' } });
  await act(() => vi.advanceTimersByTimeAsync(600));
  fireEvent.click(await screen.findByRole('button', { name: 'Continue anyway' }));
  expect(screen.queryByRole('region', { name: 'Similar questions' })).toBeNull();
  expect(screen.getByText(/^Your question has not been posted yet/).textContent).toBe(
    'Your question has not been posted yet. Press Post to ask it.',
  );
  expect(asked).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Post' }));

  server.questions = [mine, ...server.questions];
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(vi.mocked(postQuestion).mock.calls.at(-1)?.[2]).toBe(true);
  expect(router.state.location.search).toBe('?question=9');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Question 2 again' }));
});

test('a new answer has the focus', async () => {
  vi.mocked(postAnswer).mockImplementation(async () => {
    server.answers = [answer(1), answer(9, { question_id: 2, answer_text: 'Mine', is_author: true })];
    return server.answers[1]!;
  });
  await showBoard('/community?question=2');
  fireEvent.change(answerField(), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(document.activeElement?.id).toBe('answer-9');
});

test('an author can edit a post while that is allowed, and an edited post shows when it was edited', async () => {
  const edited = { edited_at: '2026-11-20T10:30:00.000+05:30', updated_at: '2026-11-20T10:30:00.000+05:30' };
  server.questions = [question(1, { is_author: true, can_edit: true, ...edited })];
  await showBoard('/community?question=1');
  await screen.findByText('Answer 1');
  const ownPost = screen.getByRole('article', { name: 'Question 1' });
  expect(ownPost.textContent).toContain('· edited');
  expect(within(ownPost).getByText('20 Nov 2026, 10:30 am')).toBeTruthy();
  expect(screen.getByRole('article', { name: /^Answer by/ }).textContent).not.toContain('edited');
  expect(screen.queryByRole('button', { name: 'Edit answer' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Edit question' }));
  const text = await screen.findByLabelText(/Question/, { selector: 'textarea' }, { timeout: 15_000 });
  fireEvent.change(text, { target: { value: 'Another title\nIts text.' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Urgency' }), { target: { value: 'urgent' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(server.edits).toHaveLength(1), { timeout: 15_000 });
  expect(server.edits).toEqual([
    {
      title: 'Another title',
      description: 'Another title\nIts text.',
      urgency: 'urgent',
      updated_at: edited.updated_at,
    },
  ]);
});
