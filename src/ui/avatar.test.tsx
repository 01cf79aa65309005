import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from './avatar';

afterEach(cleanup);

test('neither a photo nor initials repeat the name that stands beside them', () => {
  const { container } = render(
    <>
      <Avatar name="Biju K" src="/me.webp" />
      <Avatar name="Anitha Menon" />
    </>,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/me.webp');
  expect(container.textContent).toBe('AM');
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('[aria-label]')).toBeNull();
  expect(screen.getByText('AM').getAttribute('aria-hidden')).toBe('true');
});
