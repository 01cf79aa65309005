// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from './checkbox';

afterEach(cleanup);

test('a hint describes the box and is no part of its name', () => {
  render(<Checkbox label="Show my phone number" hint="Members only; visitors never see it." />);
  const box = screen.getByRole('checkbox', { name: 'Show my phone number' });
  const describedBy = box.getAttribute('aria-describedby')!;
  expect(document.getElementById(describedBy)?.textContent).toBe('Members only; visitors never see it.');
});
