import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { RoomLeft } from '../../contract';
import { Room } from './room';

const GB = 1024 ** 3;
afterEach(cleanup);

/** What the block says when the server answers so; null: it doesn't. */
async function shown(answer: RoomLeft | null) {
  vi.stubGlobal('fetch', async () =>
    answer ? Response.json(answer) : Response.json({ detail: 'Down.', code: 'unavailable' }, { status: 503 }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client} children={<Room />} />);
  const block = screen.getByRole('region', { name: 'Room' });
  await vi.waitFor(() => expect(block.querySelector('p')).not.toBeNull());
  const said = [...block.querySelectorAll('p')].map((line) => line.textContent);
  cleanup();
  return said;
}

const disk = { free: 12.25 * GB, total: 252 * GB, level: 'enough' } as const;

test('it tells how much is free and what the files take, and warns in words', async () => {
  expect(await shown({ disk, files: 512 * 1024 ** 2 })).toEqual([
    '12.3 GB of 252.0 GB are free on the server’s disk. The stored files take 512 MB.',
  ]);
  expect((await shown({ disk: { ...disk, level: 'low' }, files: 0 }))[1]).toMatch(/^The disk is getting full\./);
  expect((await shown({ disk: { ...disk, level: 'full' }, files: 0 }))[1]).toMatch(
    /^The disk is full: nothing is saved/,
  );
});

test('where nobody can tell, it says what it knows', async () => {
  expect(await shown({ disk: null, files: 3 * GB })).toEqual(['The stored files take 3.0 GB.']);
  expect(await shown(null)).toEqual(['How much room is left could not be loaded.']);
});
