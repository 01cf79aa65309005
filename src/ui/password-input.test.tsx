import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field';
import { PasswordInput } from './password-input';

afterEach(cleanup);

test('what was typed or pasted can be seen, and hidden again', () => {
  render(<PasswordInput aria-label="Password" autoComplete="current-password" defaultValue="monsoon" />);
  const field = screen.getByLabelText('Password');
  const type = () => field.getAttribute('type');
  expect(type()).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect([type(), field.getAttribute('autocomplete')]).toEqual(['text', 'current-password']);
  // True: nothing has kept the browser from it.
  expect(fireEvent.paste(field)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(type()).toBe('password');
});

test('the button is described by the label of its field, as a form may have several', () => {
  render(
    <>
      <Field label="Password" required>
        <PasswordInput />
      </Field>
      <Field label="Confirm Password">
        <PasswordInput />
      </Field>
    </>,
  );
  const labels = screen
    .getAllByRole('button', { name: 'Show password' })
    .map((button) => document.getElementById(button.getAttribute('aria-describedby')!)?.firstChild?.textContent);
  expect(labels).toEqual(['Password', 'Confirm Password']);
});
