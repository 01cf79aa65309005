import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '~/shared/api-client';
import { problemsOf } from '~test/problems';
import { changePasswordForm, changePasswordTwiceSchema } from '../../contract/forms';
import { PasswordPanel, type Passwords } from './password-panel';

afterEach(cleanup);

const all = {
  old_password: 'old-password',
  current_password: 'old-password',
  new_password: 'new-password',
  confirm_password: 'new-password',
};

test.each([['old_password', changePasswordTwiceSchema] as const, ['current_password', changePasswordForm] as const])(
  'the rules of the form with %s',
  (current, schema) => {
    for (const name of [current, 'new_password', 'confirm_password']) {
      expect(problemsOf(schema, { ...all, [name]: '' })).toMatchObject({
        [name]: 'Please fill in all password fields.',
      });
    }
    expect(problemsOf(schema, { ...all, confirm_password: 'New-password' })).toEqual({
      confirm_password: 'New passwords do not match.',
    });
    // Fewer than six characters are refused, six are not; spaces count.
    expect(problemsOf(schema, { ...all, new_password: '12345', confirm_password: '12345' })).toEqual({
      new_password: 'Password must be at least 6 characters long.',
    });
    expect(problemsOf(schema, { ...all, new_password: ' 1234 ', confirm_password: ' 1234 ' })).toEqual({});
  },
);

function show(save: (passwords: Passwords) => Promise<unknown>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PasswordPanel
        save={save}
        schema={changePasswordTwiceSchema}
        currentField="old_password"
        failed="Failed to change password"
        next={{ to: '/login', after: 2000, words: 'You are being taken to the login.' }}
      />
    </QueryClientProvider>,
  );
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));

test('all three must be filled: the message stands once, and each empty field is marked', async () => {
  const save = vi.fn<(passwords: Passwords) => Promise<unknown>>();
  show(save);
  type(/^New/, 'new-password');
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Please fill in all password fields.');
  expect(screen.getAllByText('Please fill in all password fields.')).toHaveLength(1);
  const marks = [/^Current/, /^New/, /^Confirm/].map((label) => field(label).getAttribute('aria-invalid'));
  expect(marks).toEqual(['true', null, 'true']);
  expect(save).not.toHaveBeenCalled();
});

test('a wrong current password is an error at its field; a failure without a reason has the panel’s text', async () => {
  const failures = [
    new CallError(400, '', '', 'invalid', { old_password: ['Wrong.'] }),
    new CallError(400, '', '', 'invalid', {}),
  ];
  show(() => Promise.reject(failures.shift()!));
  for (const label of [/^Current/, /^New/, /^Confirm/]) type(label, 'new-password');
  submit();
  expect(await screen.findByText('Wrong.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(/^Current/)));
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to change password');
});
