import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '~/ui/toast';
import type { Post } from '../thread/post';
import { DeleteDialog } from './delete-dialog';
import { FlagDialog } from '~/features/moderation/web/flags/flag-dialog';

vi.mock('~/ui/toast', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const post: Post = { type: 'answer', id: 5, questionId: 1, text: 'It depends.' };
let status: number;

beforeEach(() => {
  status = 200;
  vi.stubGlobal('fetch', async () =>
    status < 300
      ? Response.json({ message: 'Thank you.', is_hidden: false })
      : Response.json({ detail: 'No.', code: 'no' }, { status }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function remove(deleted: () => void) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteDialog open onClose={() => undefined} post={post} onDeleted={deleted} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
}

test('a failed deletion names the post, and a post that another person has deleted counts as deleted', async () => {
  const deleted = vi.fn();
  status = 500;
  await remove(deleted);
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to delete answer'));
  expect(deleted).not.toHaveBeenCalled();
  cleanup();
  vi.mocked(toast.error).mockClear();
  status = 404;
  await remove(deleted);
  await vi.waitFor(() => expect(deleted).toHaveBeenCalledWith(post));
  expect(toast.error).not.toHaveBeenCalled();
});

test('a post of a thread locked in between is not deleted, and the server’s reason is shown', async () => {
  const deleted = vi.fn();
  status = 409;
  await remove(deleted);
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('No.'));
  expect(deleted).not.toHaveBeenCalled();
});

test('the form of a flag is empty again after it was sent', async () => {
  const client = new QueryClient();
  const dialog = (open: boolean) => (
    <QueryClientProvider client={client}>
      <FlagDialog open={open} onClose={() => closed(false)} post={post} onFlagged={() => undefined} />
    </QueryClientProvider>
  );
  const closed = vi.fn();
  const { rerender } = render(dialog(true));
  fireEvent.click(await screen.findByRole('radio', { name: 'Unsafe' }));
  fireEvent.change(screen.getByLabelText(/^Details/), { target: { value: 'Too thin.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(false));
  rerender(dialog(false));
  rerender(dialog(true));
  expect(screen.getByRole('radio', { name: 'Inappropriate' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText(/^Details/)).toHaveProperty('value', '');
});
