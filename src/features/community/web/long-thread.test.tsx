import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, nextBeat, question, server, serveBoard, showBoard } from '~test/board';

serveBoard();

/** The longest wait in ms: a long thread renders slowly in tests, and a search by roles takes even longer. */
const patience = { timeout: 20_000 };

/** Returns the numbers of answers from the first to the last. */
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const shown = () => screen.queryAllByText(/^Answer \d+$/).map((element) => Number(element.textContent.slice(7)));
const appears = (id: number) => screen.findByText(`Answer ${id}`, {}, patience);
const press = (name: string) => fireEvent.click(screen.getByText(name));

beforeEach(() => {
  server.questions = [question(1, { answers: 54 })];
  server.answers = range(1, 54).map((id) => answer(id));
});

test('a long thread loads page by page, and no loaded answer counts as new', async () => {
  await showBoard('/community?question=1');
  await appears(1);
  expect(shown()).toEqual(range(1, 50));
  expect(screen.getByText('54 answers')).toBeTruthy();
  expect(screen.queryByText('Show earlier answers')).toBeNull();
  press('Show more answers');
  await appears(54);
  expect(shown()).toEqual(range(1, 54));
  expect(screen.queryByText('Show more answers')).toBeNull();
  expect(screen.queryByText(/new answer/)).toBeNull();

  server.answers = [...server.answers, answer(55)];
  server.version = 2;
  await nextBeat();
  await appears(55);
  expect(screen.getByText('1 new answer')).toBeTruthy();
}, 60_000);

test('a link to an answer opens the thread at that answer, with a way back to the beginning', async () => {
  await showBoard('/community?question=1#answer-53');
  await appears(53);
  expect(shown()).toEqual(range(51, 54));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('answer-53'), patience);
  press('Show earlier answers');
  await appears(1);
  expect(shown()).toEqual(range(1, 54));
  expect(screen.queryByText('Show earlier answers')).toBeNull();
}, 60_000);

test('a page that fails to load shows an error, and loads with the next try', async () => {
  await showBoard('/community?question=1');
  await appears(1);
  const works = fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    path.includes('page=2') ? Response.json({ detail: 'x' }, { status: 500 }) : works(path, init),
  );
  press('Show more answers');
  await screen.findByText('Failed to load answers. Please try again.', {}, patience);
  expect(shown()).toEqual(range(1, 50));
  vi.stubGlobal('fetch', works);
  press('Show more answers');
  await appears(54);
}, 60_000);
