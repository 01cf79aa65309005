import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { needed } from '../../contract/forms';
import { EventFormDialog } from './event-form';

afterEach(cleanup);

const messages = { success: vi.fn(), mixed: vi.fn(), error: vi.fn(), clear: vi.fn() };

function show() {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EventFormDialog event={null} messages={messages} open onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}

const control = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const escape = () => fireEvent.keyDown(control(/^Title/), { key: 'Escape' });
const choose = (...files: File[]) => fireEvent.change(control(/^Posters/), { target: { files } });

test('the required fields are marked, the first has the focus, and one message is about all of them', async () => {
  show();
  fireEvent.change(control(/^Location/), { target: { value: 'Town Hall' } });
  fireEvent.click(screen.getByText('Create Event', { selector: 'button *' }));
  // Exactly one field has the message.
  expect(await screen.findByText(needed)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(control(/^Title/)));
  const marked = [/^Title/, /^Description/, /^Date/, /^Location/].map((label) =>
    control(label).getAttribute('aria-invalid'),
  );
  expect(marked).toEqual(['true', 'true', 'true', null]);
});

test('a file that is no picture is left out by name; a chosen picture is not dropped without asking', async () => {
  const onClose = show();
  escape();
  expect(onClose).toHaveBeenCalledTimes(1);
  choose(new File(['x'], 'a.jpg', { type: 'image/jpeg' }), new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('Please select a valid image file: notes.txt.')).toBeTruthy();
  expect(screen.getByText('a.jpg')).toBeTruthy();
  escape();
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText('Keep editing'));
  fireEvent.click(screen.getByLabelText('Remove a.jpg'));
  escape();
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a date in the past gets a warning, and is saved all the same', async () => {
  show();
  const date = (day: string) => fireEvent.change(control(/^Date/), { target: { value: day } });
  date('2020-02-29');
  expect((await screen.findByText('This date is in the past.')).closest('p')?.id).toBe(
    control(/^Date/).getAttribute('aria-describedby'),
  );
  expect(control(/^Date/).getAttribute('aria-invalid')).toBeNull();
  date('2999-01-01');
  expect(screen.queryByText('This date is in the past.')).toBeNull();
});
