import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessageBanner } from './message-banner';

test('the region is there before the message, and stays when it goes', () => {
  const { container, rerender } = render(<MessageBanner message={null} />);
  const region = container.querySelector('[aria-live=polite]');
  expect(region?.childElementCount).toBe(0);
  rerender(<MessageBanner message={{ tone: 'success', lines: ['Saved', 'Mailed'], problems: [], key: 1 }} />);
  expect(region?.contains(screen.getByRole('status'))).toBe(true);
  expect(region?.textContent).toBe('SavedMailed');
  rerender(<MessageBanner message={{ tone: 'error', lines: ['Not saved'], problems: [], key: 2 }} />);
  expect(region?.contains(screen.getByRole('alert'))).toBe(true);
  rerender(<MessageBanner message={null} />);
  expect(container.querySelector('[aria-live=polite]')).toBe(region);
});
