import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
