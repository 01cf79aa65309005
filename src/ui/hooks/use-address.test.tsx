// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { goThrough, RoutedPage, routerAt } from '~test/routed';
import { afterEach, describe, expect, it } from 'vitest';
import { useAddress } from './use-address';

afterEach(cleanup);

const fields = { q: '', status: ['all', 'open'], page: 1 } as const;

function List() {
  const { shown, change, clear, correct } = useAddress(fields);
  return (
    <>
      <input aria-label="Search" value={shown.q} onChange={(event) => change({ q: event.target.value })} />
      <button onClick={() => change({ status: 'open' })}>Open</button>
      <button onClick={() => change({ page: shown.page + 1 })}>Next</button>
      <button onClick={() => clear('status')}>Clear</button>
      <button onClick={() => correct({ page: 3 })}>Last</button>
      <output>{JSON.stringify(shown)}</output>
    </>
  );
}

function show(address: string) {
  const router = routerAt(address, List);
  render(<RoutedPage router={router} />);
  return router;
}

const shown = () => JSON.parse(screen.getByRole('status').textContent) as object;
const type = (text: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('useAddress', () => {
  it('reads the address, and takes what makes no sense for absent', () => {
    show('/list?q=anil&status=closed&page=-3');
    expect(shown()).toEqual({ q: 'anil', status: 'all', page: 1 });
  });

  it('makes a step of each choice, and follows Back and Forward', async () => {
    const router = show('/list?other=1');
    press('Open');
    press('Next');
    await waitFor(() => expect(router.state.location.search).toBe('?other=1&status=open&page=2'));
    await act(() => goThrough(router, -1));
    expect(shown()).toEqual({ q: '', status: 'open', page: 1 });
    await act(() => goThrough(router, -1));
    expect(shown()).toEqual({ q: '', status: 'all', page: 1 });
    await act(() => goThrough(router, 2));
    expect(shown()).toEqual({ q: '', status: 'open', page: 2 });
  });

  it('follows a Back that is quicker than the step before it is rendered', async () => {
    const router = show('/list');
    press('Open');
    await waitFor(() => expect(router.state.location.search).toBe('?status=open'));
    await act(async () => {
      press('Next');
      expect(router.state.location.search).toBe('?status=open&page=2');
      await goThrough(router, -1);
    });
    expect(router.state.location.search).toBe('?status=open');
    expect(shown()).toEqual({ q: '', status: 'open', page: 1 });
  });

  it('keeps what is typed while a window that closes takes back its step in the history', async () => {
    const router = show('/list?status=open');
    await act(async () => router.navigate({ search: '?status=open' }, { preventScrollReset: true }));
    type('an');
    await act(() => goThrough(router, -1));
    expect(shown()).toEqual({ q: 'an', status: 'open', page: 1 });
    type('anil');
    await waitFor(() => expect(router.state.location.search).toBe('?status=open&q=anil'));
    expect(shown()).toEqual({ q: 'anil', status: 'open', page: 1 });
  });

  it('lets a Back to another page go on, although something was typed the moment before', async () => {
    const router = show('/list');
    type('anil');
    window.history.pushState(null, '', '/elsewhere');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(router.state.location.search).toBe('');
    expect(window.location.pathname).toBe('/elsewhere');
  });

  it('goes all the way back to an address that says nothing', async () => {
    const router = show('/list');
    press('Open');
    await waitFor(() => expect(router.state.location.search).toBe('?status=open'));
    press('Next');
    await waitFor(() => expect(router.state.location.search).toBe('?status=open&page=2'));
    await act(() => goThrough(router, -1));
    await act(() => goThrough(router, -1));
    expect(shown()).toEqual({ q: '', status: 'all', page: 1 });
  });

  it('lets what takes the typing back win over what has not come to stand in the address yet', async () => {
    const router = show('/list');
    type('anil');
    press('Clear');
    expect(shown()).toMatchObject({ q: '' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect([shown(), router.state.location.search]).toEqual([{ q: '', status: 'all', page: 1 }, '']);
    // And what comes afterwards is a step again.
    press('Open');
    await waitFor(() => expect(router.state.location.search).toBe('?status=open'));
    expect([shown(), router.state.action]).toEqual([{ q: '', status: 'open', page: 1 }, 'push']);
    await act(() => goThrough(router, -1));
    expect(shown()).toEqual({ q: '', status: 'all', page: 1 });
  });

  it('puts right what an address asks for, without a step', async () => {
    const router = show('/list?page=7');
    press('Last');
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
    expect([shown(), router.state.action]).toEqual([{ q: '', status: 'all', page: 3 }, 'replace']);
  });

  it('shows what is typed at once, loses no letter to its own writing, and makes no step of it', async () => {
    const router = show('/list?page=4');
    type('a');
    expect(shown()).toEqual({ q: 'a', status: 'all', page: 1 });
    await waitFor(() => expect(router.state.location.search).toBe('?q=a'));
    type('an ');
    expect(shown()).toMatchObject({ q: 'an ' });
    await waitFor(() => expect(router.state.location.search).toBe('?q=an'));
    expect(shown()).toMatchObject({ q: 'an ' });
    expect(router.state.action).toBe('replace');
  });

  it('takes what was typed along with a choice, and clears all but what is kept', async () => {
    const router = show('/list');
    type('anil');
    press('Open');
    await waitFor(() => expect(router.state.location.search).toBe('?q=anil&status=open'));
    press('Clear');
    await waitFor(() => expect(router.state.location.search).toBe('?status=open'));
    expect(shown()).toEqual({ q: '', status: 'open', page: 1 });
  });
});
