import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { singlePress } from './single-press';

afterEach(cleanup);

function setUp() {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <button {...singlePress} type="submit">
        Go
      </button>
    </form>,
  );
  return { submit, button: screen.getByRole('button') };
}

test('every press of its own counts, by mouse and by keyboard, however soon', () => {
  const { submit, button } = setUp();
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 0 });
  expect(submit).toHaveBeenCalledTimes(3);
});

test('the second half of a double click and a held key do not', () => {
  const { submit, button } = setUp();
  fireEvent.click(button, { detail: 2 });
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  expect(submit).not.toHaveBeenCalled();
});
