// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageWindow } from './page-window';
import { Pagination } from './pagination';

afterEach(cleanup);

describe('pageWindow', () => {
  it('shows the ends, the neighbours and gaps between', () => {
    expect(pageWindow(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  });
  it('never hides a single page behind a gap', () => {
    expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageWindow(1, 4)).toEqual([1, 2, 3, 4]);
  });
  it('copes with one page and with a page out of range', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(9, 3)).toEqual([1, 2, 3]);
  });
});

describe('Pagination', () => {
  it('marks the current page and asks for others', () => {
    const onPage = vi.fn();
    render(<Pagination page={2} pageCount={3} onPage={onPage} />);
    expect(screen.getByLabelText('Page 2').getAttribute('aria-current')).toBe('page');
    fireEvent.click(screen.getByLabelText('Page 3'));
    fireEvent.click(screen.getByLabelText('Previous page'));
    expect(onPage.mock.calls).toEqual([[3], [1]]);
  });
  it('has nowhere to go beyond the ends', () => {
    render(<Pagination page={3} pageCount={3} onPage={() => undefined} />);
    expect(screen.getByLabelText('Next page').hasAttribute('disabled')).toBe(true);
  });
  it('shows nothing for a single page', () => {
    const { container } = render(<Pagination page={1} pageCount={1} onPage={() => undefined} />);
    expect(container.innerHTML).toBe('');
  });
});
