import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Routed } from '~test/routed';
import { sessionUser } from '~test/session-user';
import { saveSession } from '~/session';
import type { Result } from '../contract';
import { FindField } from './find-field';

/** The calls that wait for their answer, by what they look for. */
const asked = new Map<string, { answer: (titles: readonly string[]) => Promise<void>; signal: AbortSignal }>();

const resultsOf = (titles: readonly string[]): Result[] =>
  titles.map((title, index) => ({ kind: 'person', id: index + 1, title, detail: 'PKD0001', link: '/notifications' }));

beforeEach(() => {
  asked.clear();
  Element.prototype.scrollIntoView = () => undefined;
  saveSession({
    token: 't',
    refresh_token: 'r',
    user: { ...sessionUser, role: 'superuser', is_staff: true, is_superuser: true },
  });
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        const q = new URL(url, 'http://x').searchParams.get('q')!;
        const answer = (titles: readonly string[]) =>
          act(async () => {
            resolve(Response.json({ results: resultsOf(titles) }));
            await new Promise((done) => setTimeout(done, 20));
          });
        asked.set(q, { answer, signal });
      }),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function openFind() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Routed>
        <FindField screens={[{ path: '/app/admin/licences', label: 'Licences' }]} />
      </Routed>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  return screen.findByRole('combobox');
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const options = () => screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent);
const chosen = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent;
const askedFor = (q: string) => waitFor(() => expect(asked.has(q)).toBe(true));

test('the server is asked once the typing rests, and an older answer is dropped', async () => {
  const field = await openFind();
  for (const text of ['a', 'an', 'ani']) type(field, text);
  await askedFor('ani');
  expect([...asked.keys()]).toEqual(['ani']);
  type(field, 'anil');
  await askedFor('anil');
  expect(asked.get('ani')!.signal.aborted).toBe(true);
  await asked.get('anil')!.answer(['Anil Nair']);
  await asked.get('ani')!.answer(['Ani Late']);
  expect(options()).toEqual(['Anil Nair']);
});

test('from an arrow key on a slow answer changes neither the chosen row nor the order', async () => {
  const field = await openFind();
  type(field, 'lic');
  await askedFor('lic');
  expect(options()).toEqual(['Licences', 'Your licence']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(chosen(field)).toBe('Your licence');
  await asked.get('lic')!.answer(['Lic', 'Lichu']);
  expect(options()).toEqual(['Licences', 'Your licence', 'Lic', 'Lichu']);
  expect(chosen(field)).toBe('Your licence');
  // Another text has an order of its own.
  type(field, 'lich');
  expect(options()).toEqual(['Lichu']);
});

test('without an arrow key the first row is the chosen one, whatever comes', async () => {
  const field = await openFind();
  type(field, 'lic');
  await askedFor('lic');
  expect(chosen(field)).toBe('Licences');
  await asked.get('lic')!.answer(['Lic']);
  expect(chosen(field)).toBe('Lic');
});

test('arrow keys go round', async () => {
  const field = await openFind();
  type(field, 'lic');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(chosen(field)).toBe('Your licence');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(chosen(field)).toBe('Licences');
});

test('Enter while a letter is composed does nothing', async () => {
  const field = await openFind();
  type(field, 'ലൈസൻസുകൾ');
  await askedFor('ലൈസൻസുകൾ');
  await asked.get('ലൈസൻസുകൾ')!.answer(['ലൈസൻസുകൾ']);
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Enter before the answer opens the first row once it is there, unless the text changes', async () => {
  const field = await openFind();
  type(field, 'lic');
  fireEvent.keyDown(field, { key: 'Enter' });
  type(field, 'lice');
  await askedFor('lice');
  await asked.get('lice')!.answer([]);
  expect(screen.getByRole('dialog')).toBeTruthy();
  type(field, '9447012345');
  fireEvent.keyDown(field, { key: 'Enter' });
  await askedFor('9447012345');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await asked.get('9447012345')!.answer(['Anil Nair']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('people who were opened are there the next time, and for no other person', async () => {
  const field = await openFind();
  type(field, 'anil');
  await askedFor('anil');
  await asked.get('anil')!.answer(['Anil Nair']);
  fireEvent.click(screen.getByRole('option'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByRole('combobox');
  expect(options()).toEqual(['Anil Nair']);
  expect(screen.getByRole('group', { name: 'People you opened last' })).toBeTruthy();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Anil');
  act(() =>
    saveSession({ token: 'u', refresh_token: 'r', user: { ...sessionUser, id: 8, role: 'admin', is_staff: true } }),
  );
  await waitFor(() => expect(options()).toEqual([]));
});

test('/ opens it, but not while a field has the focus; a member has none', async () => {
  render(
    <Routed>
      <QueryClientProvider client={new QueryClient()}>
        <input aria-label="Other" />
        <FindField screens={[]} />
      </QueryClientProvider>
    </Routed>,
  );
  fireEvent.keyDown(screen.getByLabelText('Other'), { key: '/' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '/' });
  await screen.findByRole('dialog');
  act(() => saveSession({ token: 'm', refresh_token: 'r', user: sessionUser }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Find', hidden: true })).toBeNull());
});
