import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CallError } from '~/shared/api-client';
import { SelectField } from './choice-fields';
import { TextField } from './text-fields';
import { Form } from './form';
import { FormActions } from './form-actions';
import { FormDialog } from './form-dialog';
import { useRecordForm, type Entered, type Opened } from './use-record-form';

afterEach(cleanup);

type Shop = { name: string; town: string; kind: string };
const opened: Opened<Shop> = { values: { name: 'Kinar Pumps', town: 'Palakkad', kind: '1' }, readAt: 'v1' };
const schema = z
  .object({ name: z.string().min(1, 'Shop name is required'), town: z.string(), kind: z.string() })
  .partial();

type Save = (entered: Entered<Shop>) => Promise<Opened<Shop> | void>;
type Summary = (faults: Record<string, string>) => string | undefined;
type TestFormProps = { save: Save; reread?: () => Promise<Opened<Shop>>; summary?: Summary; onClose?: () => void };

function TestForm({ save, reread, summary }: TestFormProps) {
  const form = useRecordForm<Shop>({
    opened,
    schema,
    body: ({ changed }) => changed,
    save,
    reread,
    failed: 'Failed to update shop.',
    withReason: true,
    unchanged: 'No changes detected.',
    summary,
  });
  return (
    <Form form={form} label="Shop">
      <TextField form={form} name="town" label="Town" />
      <TextField form={form} name="name" label="Name" />
      <SelectField
        form={form}
        name="kind"
        label="Kind"
        options={[
          { value: '1', label: 'One' },
          { value: '2', label: 'Two' },
        ]}
      />
      <FormActions form={form} submitLabel="Save" />
    </Form>
  );
}

function show({ onClose = vi.fn(), ...props }: TestFormProps) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormDialog open onClose={onClose} title="Edit Shop">
        <TestForm {...props} />
      </FormDialog>
    </QueryClientProvider>,
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nothing: Save = async () => undefined;

test('what was changed is sent, trimmed, with what was read; a double press sends once', async () => {
  const save = vi.fn<Save>(nothing);
  show({ save });
  type('Name', ' Kinar Wells ');
  press('Save');
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls).toEqual([[expect.objectContaining({ changed: { name: 'Kinar Wells' }, readAt: 'v1' })]]);
});

test('without a change nothing is sent', async () => {
  const save = vi.fn<Save>(nothing);
  show({ save });
  type('Name', 'Kinar Pumps ');
  press('Save');
  expect(await screen.findByText('No changes detected.')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

test('the contract’s schema speaks before the server does, and the first faulty field gets the focus', async () => {
  const save = vi.fn<Save>(nothing);
  show({ save });
  type('Name', '');
  press('Save');
  expect(await screen.findByText('Shop name is required')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(input('Name')));
  expect(save).not.toHaveBeenCalled();
});

test('the server’s messages stand at their fields; other failures beside the buttons, with the reason', async () => {
  const errors = [
    new CallError(400, '', '', 'invalid', { town: ['Unknown town.'] }),
    new CallError(503, '', 'busy', 'busy', {}),
  ];
  show({ save: () => Promise.reject(errors.shift()!) });
  type('Town', 'Kollam');
  press('Save');
  expect(await screen.findByText('Unknown town.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(input('Town')));
  type('Town', 'Kochi');
  press('Save');
  expect(await screen.findByText('Failed to update shop.')).toBeTruthy();
  expect(screen.getByText('The server has a problem. Please try again in a few minutes.')).toBeTruthy();
});

test('faults are summed up beside the buttons, those that the server finds too', async () => {
  const summary: Summary = (faults) => Object.values(faults).join(' ');
  show({
    save: () => Promise.reject(new CallError(400, '', '', 'invalid', { town: ['Unknown town.'], name: ['Taken.'] })),
    summary,
  });
  type('Name', '');
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('Shop name is required');
  expect(input('Name').getAttribute('aria-invalid')).toBe('true');
  type('Name', 'Kinar Wells');
  press('Save');
  expect(await screen.findByText('Unknown town. Taken.')).toBeTruthy();
  expect(screen.getByText('Taken.')).toBeTruthy();
});

test("after a conflict what was typed stays, the rest is another person's, and it can be saved again", async () => {
  const stale = new CallError(409, '', 'Someone else …', 'stale', {});
  const save = vi.fn<Save>().mockRejectedValueOnce(stale).mockImplementation(nothing);
  const theirs = { values: { name: 'Theirs', town: 'Thrissur', kind: '2' }, readAt: 'v2' };
  show({ save, reread: async () => theirs });
  type('Name', 'Mine');
  press('Save');
  await screen.findByText(/Someone else has changed this meanwhile/);
  expect(document.activeElement?.textContent).toBe('Load the current version');
  press('Load the current version');
  await waitFor(() => expect(input('Town').value).toBe('Thrissur'));
  expect([input('Name').value, input('Kind').value]).toEqual(['Mine', '2']);
  expect(screen.getByText('Saved meanwhile: Theirs')).toBeTruthy();
  press('Save');
  await waitFor(() =>
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ changed: { name: 'Mine' }, readAt: 'v2' })),
  );
});

test('a form that stays open goes on from what was saved; what was typed in between stays', async () => {
  let finish = (_: Opened<Shop>) => undefined as void;
  const save = vi
    .fn<Save>()
    .mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    .mockImplementation(nothing);
  show({ save });
  type('Name', 'first');
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  type('Town', 'Kochi');
  finish({ values: { name: 'First', town: 'Palakkad', kind: '1' }, readAt: 'v2' });
  await waitFor(() => expect(input('Name').value).toBe('First'));
  press('Save');
  await waitFor(() =>
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ changed: { town: 'Kochi' }, readAt: 'v2' })),
  );
});

test('Escape asks before it throws away the very last letter; an untouched form closes at once', async () => {
  const onClose = vi.fn();
  show({ save: nothing, onClose });
  fireEvent.keyDown(input('Name'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  type('Name', 'Kinar Pumpsx');
  fireEvent.keyDown(input('Name'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  press('Keep editing');
  expect(input('Name').value).toBe('Kinar Pumpsx');
  fireEvent.keyDown(input('Name'), { key: 'Escape' });
  press('Discard');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});
