import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Banner } from './banner';

test('the region is there before the message, and stays when it goes', () => {
  const { container, rerender } = render(<Banner banner={null} />);
  const region = container.querySelector('[aria-live=polite]');
  expect(region?.childElementCount).toBe(0);
  rerender(<Banner banner={{ tone: 'success', lines: ['Saved', 'Mailed'] }} />);
  expect(region?.contains(screen.getByRole('status'))).toBe(true);
  expect(region?.textContent).toBe('SavedMailed');
  rerender(<Banner banner={{ tone: 'error', lines: ['Not saved'] }} />);
  expect(region?.contains(screen.getByRole('alert'))).toBe(true);
  rerender(<Banner banner={null} />);
  expect(container.querySelector('[aria-live=polite]')).toBe(region);
});
