import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Form } from './form';
import { lazyForm } from './lazy-form';
import { TextField } from './text-fields';
import { useRecordForm } from './use-record-form';

type Mail = { email?: string };

const save = vi.fn<(values: Mail) => void>();
const shown = vi.fn<() => void>();

function MailForm({ title }: { title: string }) {
  const form = useRecordForm<Mail>({
    opened: { values: {} },
    schema: z.object({ email: z.string().min(1, 'E-mail is required') }),
    failed: 'Failed.',
    save: ({ values }) => Promise.resolve(save(values)),
  });
  return (
    <Form form={form} label={title}>
      <TextField form={form} name="email" label="E-mail" />
      <p>{form.watch('email')}</p>
      <button type="button" onClick={shown}>
        Show
      </button>
      <button type="submit">Send</button>
    </Form>
  );
}

/** Renders a page as the server has made it, interactive but for its form; `load` fetches that. */
async function open(load: () => Promise<typeof MailForm>) {
  const OnServer = lazyForm(() => Promise.resolve(MailForm));
  await OnServer.fetch();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<OnServer title="Mail" />);
  const InBrowser = lazyForm(load, <p role="alert">Not sent.</p>);
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <InBrowser title="Mail" />, { onRecoverableError: (fault) => faults.push(fault) }),
  );
  close = () => act(async () => root.unmount());
  return { faults, rerender: (title: string) => act(async () => root.render(<InBrowser title={title} />)) };
}

let close: () => Promise<void>;
let finish: (form: typeof MailForm) => void;
const slowly = () => new Promise<typeof MailForm>((resolve) => (finish = resolve));
const arrive = () => act(async () => finish(MailForm));
const field = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const turnTo = (element: Element) => act(async () => void fireEvent.focusIn(element));
const send = () => screen.getByRole('button', { name: 'Send' });

beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  await close();
  cleanup();
  document.body.replaceChildren();
});

test('a form loads when a person turns to it: the same form, with what was typed and what depends on it', async () => {
  const load = vi.fn(slowly);
  const { faults } = await open(load);
  const before = field();
  expect(load).not.toHaveBeenCalled();
  await turnTo(before);
  before.value = 'anu@example.org';
  await arrive();
  expect(field()).toBe(before);
  expect(await screen.findByText('anu@example.org')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  expect(faults).toEqual([]);
});

test('sent before it has come, it waits for it, and the page stays', async () => {
  await open(slowly);
  field().value = 'anu@example.org';
  fireEvent.pointerDown(send());
  // False: the browser does not submit it by itself.
  expect(fireEvent.submit(send())).toBe(false);
  expect(fireEvent.submit(send())).toBe(false);
  expect(save).not.toHaveBeenCalled();
  await arrive();
  await waitFor(() => expect(save.mock.calls).toEqual([[{ email: 'anu@example.org' }]]));
});

test('another button pressed before is pressed when it has come', async () => {
  await open(slowly);
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await arrive();
  expect(shown).toHaveBeenCalledTimes(1);
});

test('what the page around it says in between takes nothing away, and counts when it has come', async () => {
  const { rerender } = await open(slowly);
  const before = field();
  await rerender('Letters');
  expect(field()).toBe(before);
  await turnTo(before);
  await arrive();
  expect(await screen.findByRole('form', { name: 'Letters' })).toBeTruthy();
  expect(field()).toBe(before);
});

test('one that could not be fetched is tried again at the next sign', async () => {
  const debug = vi.spyOn(console, 'debug').mockReturnValue();
  const load = vi.fn(() => Promise.resolve(MailForm)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open(load);
  await turnTo(field());
  expect(debug).toHaveBeenCalledTimes(1);
  field().value = 'anu@example.org';
  await act(async () => fireEvent.keyDown(field()));
  fireEvent.submit(send());
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

test('a press for which it could not be fetched is told of, and is not done when it comes later', async () => {
  let isDown = true;
  await open(() => (isDown ? Promise.reject(new TypeError('offline')) : Promise.resolve(MailForm)));
  vi.spyOn(console, 'debug').mockReturnValue();
  const before = field();
  before.value = 'anu@example.org';
  await act(async () => void fireEvent.submit(send()));
  expect(await screen.findByText('Not sent.')).toBeTruthy();
  isDown = false;
  await turnTo(before);
  await waitFor(() => expect(screen.queryByText('Not sent.')).toBeNull());
  expect(save).not.toHaveBeenCalled();
  fireEvent.submit(send());
  await waitFor(() => expect(save).toHaveBeenCalledWith({ email: 'anu@example.org' }));
  expect(field()).toBe(before);
});

test('where a translation has changed its HTML it is made again, with what was typed', async () => {
  const { faults } = await open(slowly);
  const before = field();
  send().innerHTML = '<font>Skicka</font>';
  await turnTo(before);
  before.value = 'anu@example.org';
  await arrive();
  await waitFor(() => expect(faults).not.toEqual([]));
  expect(field()).not.toBe(before);
  await waitFor(() => expect(field().value).toBe('anu@example.org'));
  fireEvent.submit(send());
  await waitFor(() => expect(save).toHaveBeenCalledWith({ email: 'anu@example.org' }));
});
