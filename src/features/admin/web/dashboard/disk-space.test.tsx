import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DiskSpace } from '../../contract';
import { DiskSpaceBlock } from './disk-space';

const GB = 1024 ** 3;
afterEach(cleanup);

/** Returns the lines of the block for an answer of the server; null: the server doesn't answer. */
async function shown(answer: DiskSpace | null) {
  vi.stubGlobal('fetch', async () =>
    answer ? Response.json(answer) : Response.json({ detail: 'Down.', code: 'unavailable' }, { status: 503 }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client} children={<DiskSpaceBlock />} />);
  const block = screen.getByRole('region', { name: 'Room' });
  await vi.waitFor(() => expect(block.querySelector('p')).not.toBeNull());
  const lines = [...block.querySelectorAll('p')].map((line) => line.textContent);
  cleanup();
  return lines;
}

const disk = { free: 12.25 * GB, total: 252 * GB, level: 'enough' } as const;

test('the block shows the free space and the size of the files, and warns in words', async () => {
  expect(await shown({ disk, files: 512 * 1024 ** 2 })).toEqual([
    '12.3 GB of 252.0 GB are free on the server’s disk. The stored files take 512 MB.',
  ]);
  expect((await shown({ disk: { ...disk, level: 'low' }, files: 0 }))[1]).toMatch(/^The disk is getting full\./);
  expect((await shown({ disk: { ...disk, level: 'full' }, files: 0 }))[1]).toMatch(
    /^The disk is full: nothing is saved/,
  );
});

test('where the free space is unknown, the block shows the size of the files', async () => {
  expect(await shown({ disk: null, files: 3 * GB })).toEqual(['The stored files take 3.0 GB.']);
  expect(await shown(null)).toEqual(['How much room is left could not be loaded.']);
});
