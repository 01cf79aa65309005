import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Routed } from '~test/routed';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession, storeOwn, logout, readOwn, saveSession } from '~/session';
import type { Card } from '../../contract';
import { CardScreen } from './card-screen';
import { sessionUser } from '~test/session-user';

/* docs/product/cards.md, "The own card". */
const user = sessionUser;
const confirmed = '2026-11-03T10:00:00+05:30';
const card: Card = {
  code: '0123456789ABCDEFGHJK',
  verify_url: 'https://sangham.test/verify/0123456789ABCDEFGHJK',
  issued_at: '2026-10-01T09:00:00+05:30',
  full_name: 'Anitha Varma',
  membership_id: 'M-7',
  area_name: 'Alathur',
  license_category: 'Supervisor A',
  status: 'active',
  passport_photo: null,
  checked_at: confirmed,
  picture_version: 'first',
};
const picture = 'data:image/png;base64,AAAA';
const day = 86_400_000;

type Answer = () => unknown;
const reached: Answer = () => Response.json(card);
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const refused: Answer = () =>
  Response.json({ detail: 'Please ask the office.', code: 'card_revoked' }, { status: 403 });
// jsdom's FileReader accepts the browser's own Blob only, not Node's.
const drawn = () => ({
  ok: true,
  status: 200,
  headers: new Headers({ 'Content-Type': 'image/png' }),
  blob: async () => new Blob(['png'], { type: 'image/png' }),
});

/** Renders the screen for an answer of the server, `later` milliseconds after the card was confirmed. */
function show(answer: Answer, later = 0) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(confirmed).getTime() + later });
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('logout') ? Response.json({}) : path.endsWith('.png') && answer === reached ? drawn() : answer(),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  render(
    <QueryClientProvider client={client}>
      <Routed>
        <CardScreen session={currentSession()!} />
      </Routed>
    </QueryClientProvider>,
  );
  return client;
}

beforeEach(() => {
  localStorage.clear();
  saveSession({ token: 'abc', refresh_token: 'def', user });
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const image = () => screen.findByRole('img', { name: /^Membership card of Anitha Varma, M-7/ });

test('an unreachable site shows the card as last confirmed, and when, and greys it only after 30 days', async () => {
  storeOwn('card', user.id, { card, picture });
  show(unreachable, 30 * day);
  expect((await image()).className).not.toContain('grayscale');
  expect(screen.getByText('Last confirmed 3 Nov 2026')).toBeTruthy();
  expect(screen.queryByText(/more than 30 days ago/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
  cleanup();
  show(unreachable, 30 * day + 1);
  expect((await image()).className).toContain('grayscale');
  expect(screen.getByText('Last confirmed 3 Nov 2026')).toBeTruthy();
  expect(screen.getByText(/more than 30 days ago/)).toBeTruthy();
});

test('a device without a connection shows it too', async () => {
  storeOwn('card', user.id, { card, picture });
  onlineManager.setOnline(false);
  show(unreachable, day);
  await image();
  expect(screen.getByText('Last confirmed 3 Nov 2026')).toBeTruthy();
});

test('a connection that is lost while the card is shown takes away what can be done, not the card', async () => {
  const client = show(reached);
  await image();
  expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeTruthy();
  vi.stubGlobal('fetch', unreachable);
  await client.refetchQueries();
  expect(await screen.findByText('Last confirmed 3 Nov 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
  await image();
});

test("a person never sees another person's cached card", async () => {
  storeOwn('card', 8, { card, picture });
  show(unreachable);
  expect(await screen.findByText('Failed to load your card. Please try again.')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /Membership card/ })).toBeNull();
});

test('a shown card is cached until the person logs out', async () => {
  show(reached);
  await image();
  expect(screen.queryByText(/Last confirmed/)).toBeNull();
  await waitFor(() =>
    expect(readOwn('card', user.id)).toMatchObject({
      card: { code: card.code },
      picture: expect.stringMatching(/^data:image\/png/),
    }),
  );
  vi.stubGlobal('location', { pathname: '/', search: '', assign: () => undefined });
  await logout();
  expect(readOwn('card', user.id)).toBeUndefined();
  expect(JSON.stringify({ ...localStorage })).not.toContain(card.code);
});

test('a picture that this device has is not asked for again, until it is another', async () => {
  const asked: string[] = [];
  const count = (answer: Answer) => {
    show(answer);
    const before = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => (asked.push(path), before(path, init)));
  };
  storeOwn('card', user.id, { card, picture });
  count(reached);
  expect((await image()).getAttribute('src')).toBe(picture);
  expect(screen.queryByText(/Last confirmed/)).toBeNull();
  expect(asked.filter((path) => path.endsWith('.png'))).toEqual([]);
  cleanup();
  storeOwn('card', user.id, { card: { ...card, picture_version: 'before' }, picture });
  count(reached);
  expect((await image()).getAttribute('src')).not.toBe(picture);
  expect(asked.filter((path) => path.endsWith('.png'))).toHaveLength(1);
});

test('a card that the office took back is deleted from the cache', async () => {
  storeOwn('card', user.id, { card, picture });
  show(refused);
  expect(await screen.findByText('Please ask the office.')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /Membership card/ })).toBeNull();
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain(card.code));
});
