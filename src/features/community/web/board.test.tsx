import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, nextBeat, question, server, serveBoard, showBoard } from '~test/board';
import { goThrough } from '~test/routed';

serveBoard();

const titles = () =>
  within(screen.getByRole('list', { name: 'Questions' }))
    .getAllByText(/^Question \d+$/)
    .map((element) => element.textContent);

test('new questions of others wait behind a button while the list is read', async () => {
  await showBoard('/community');
  server.questions = [question(3), question(1, { answers: 4 }), question(2)];
  server.version = 2;
  await nextBeat();
  const news = await screen.findByRole('button', { name: '1 new question' });
  expect(titles()).toEqual(['Question 2', 'Question 1']);
  expect(screen.getByText('4')).toBeTruthy();
  fireEvent.click(news);
  expect(titles()).toEqual(['Question 3', 'Question 1', 'Question 2']);
  // The button scrolls to the top from any place in the list.
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(document.activeElement?.textContent).toContain('Question 3');
});

test('while the version stays the same, only the version is requested', async () => {
  await showBoard('/community?question=1');
  await screen.findByText('Answer 1');
  server.calls = [];
  await nextBeat();
  await nextBeat();
  expect(server.calls).toEqual(['/api/community/summary/', '/api/community/summary/']);
});

test('new answers come last, even the best answer', async () => {
  await showBoard('/community?question=1');
  await screen.findByText('Answer 1');
  server.answers = [answer(2, { is_best_answer: true }), answer(1)];
  server.version = 2;
  await nextBeat();
  await screen.findByText('Answer 2');
  expect(screen.getAllByText(/^Answer \d$/).map((element) => element.textContent)).toEqual(['Answer 1', 'Answer 2']);
  expect(screen.getByText('Best answer')).toBeTruthy();
  expect(screen.getByRole('button', { name: '1 new answer' })).toBeTruthy();
});

test('a reader can’t vote on or flag their own posts, and can’t delete other people’s posts', async () => {
  server.questions = [question(1, { is_author: true, can_delete: true })];
  await showBoard('/community?question=1');
  await screen.findByText('Answer 1');
  expect(screen.queryByRole('group', { name: 'Votes on the question' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Flag question' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete question' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark best' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Votes on the answer by Asha Menon' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Flag answer' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete answer' })).toBeNull();
});

test('choosing a filter is a step in the history, typing is not', async () => {
  const router = await showBoard('/community');
  fireEvent.click(screen.getByRole('button', { name: /^Solved/ }));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?status=solved'));
  expect(router.state.action).toBe('push');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'slab' } });
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect([router.state.location.search, router.state.action]).toEqual(['?status=solved&search=slab', 'replace']);
  await act(() => goThrough(router, -1));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('a question is shared by WhatsApp with its title and its address', async () => {
  await showBoard('/community?question=1');
  const link = await screen.findByRole('link', { name: 'Share by WhatsApp' });
  const url = new URL(link.getAttribute('href')!);
  expect([url.origin, url.searchParams.get('text')]).toEqual([
    'https://wa.me',
    `Question 1\n${location.origin}/community?question=1`,
  ]);
});

test('a hidden post is marked as hidden for its author; a hidden answer can’t be marked as the best', async () => {
  server.questions = [question(1, { is_author: true, can_delete: true, is_hidden: true, flag_count: 3 })];
  server.answers = [answer(1, { is_hidden: true, can_delete: true })];
  await showBoard('/community?question=1');
  await screen.findByText('Answer 1');
  expect(screen.getByText('Your post was flagged.', { exact: false }).textContent).toContain(
    'This is hidden until a moderator has decided about it. 3 flags.',
  );
  expect(within(screen.getByRole('list', { name: 'Questions' })).getByText('Hidden')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark best' })).toBeNull();
});

test('a discussion has its mark, an opened question its stage; category and tags link to their questions', async () => {
  server.questions = [question(1, { urgency: 'discussion', lifecycle_stage: 'viewed', tags: ['M25'] })];
  const router = await showBoard('/community?question=1');
  await screen.findByText('Answer 1');
  expect(screen.getByRole('img', { name: 'Discussion' })).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Question 1' })).getByText('Viewed')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: '#M25' }));
  await screen.findByRole('button', { name: 'Remove filter tag M25' });
  expect(server.calls.at(-1)).toContain('tag=M25');
  await act(() => router.navigate('/community?question=1'));
  fireEvent.click(screen.getByRole('link', { name: 'Water resources' }));
  await screen.findByRole('button', { name: 'Remove filter category Water resources' });
  expect(router.state.location.search).toBe('?category=water_resources');
});

test('a number that no question can have opens no question', async () => {
  await showBoard('/community?question=2147483648');
  expect(await screen.findByRole('heading', { name: 'Question not found.' })).toBeTruthy();
});
