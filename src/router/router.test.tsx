import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageAddress } from '~/shared/addresses';
import { unknownNames } from '~/shared/site-names';
import { Redirect, type LoadedPage } from '~/shared/page';
import { goThrough } from '~test/routed';
import {
  createRouter,
  CurrentPage,
  Leave,
  Link,
  route,
  RouterProvider,
  Scrolling,
  useGuard,
  useLocation,
  useParams,
  useSearchParams,
  usePendingNavigation,
  type Guard,
} from '.';
import { noView, type PageModule } from './routes';

/** Pages whose loading the test ends itself. */
const waiting: Record<string, (how?: Error) => void> = {};
const slow = (name: string) => () =>
  new Promise<LoadedPage>((resolve, reject) => {
    waiting[name] = (error) => (error ? reject(error) : resolve({}));
  });

/** An address of the pages below, which are not the site's. */
const at = (address: string) => address as PageAddress;

let asks: Guard = () => false;
const guard: Guard = (from, to) => asks(from, to);

function Page() {
  const { pathname, search, hash, state } = useLocation();
  const [, setParams] = useSearchParams();
  const pending = usePendingNavigation();
  const held = useGuard(guard);
  return (
    <>
      <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}${pending ? ' …' : ''}`}</output>
      <p>{JSON.stringify(useParams())}</p>
      <Link to={at('/two')} state={{ from: 'one' }}>
        Two
      </Link>
      <Link to={at('/one?page=2')}>Page 2</Link>
      <Link to="#end">End</Link>
      <Link to={at('/two')} reloadDocument>
        Two again
      </Link>
      <button onClick={() => setParams({ q: 'a' }, { replace: true })}>Search</button>
      {held && <button onClick={held.go}>Go</button>}
      {held && <button onClick={held.stay}>Stay</button>}
    </>
  );
}

const pages: Record<string, PageModule> = {
  '/one': { default: Page },
  '/two': { default: Page, load: slow('two') },
  '/three/:id': { default: Page, load: slow('three') },
  '/moved': { default: Page, load: () => Promise.reject(new Redirect(at('/one?moved=1'))) },
  '/left': { default: () => <Leave to={at('/one?left=1')} /> },
  '/*': { default: () => <h1>Not found</h1> },
};

function open() {
  window.history.replaceState(null, '', '/one');
  const table = Object.entries(pages).map(([path, module]) => route(path, () => Promise.resolve(module)));
  const router = createRouter(table, {
    ...noView,
    module: pages['/one']!,
    page: { origin: '', names: unknownNames, answers: [] },
    failed: false,
  });
  render(
    <StrictMode>
      <RouterProvider router={router}>
        <CurrentPage />
        <Scrolling />
      </RouterProvider>
    </StrictMode>,
  );
  return router;
}

const readStatus = () => screen.getByRole('status').textContent;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const end = (name: string, error?: Error) => act(async () => waiting[name]!(error));

beforeEach(() => {
  asks = () => false;
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(cleanup);

test('a step shows the new page and its address together, once its data is there', async () => {
  open();
  await press('Two');
  expect([readStatus(), window.location.pathname]).toEqual(['/one null …', '/one']);
  await end('two');
  expect([readStatus(), window.location.pathname]).toEqual(['/two {"from":"one"}', '/two']);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('a step within the path is there at once, and what is parametric is decoded', async () => {
  const router = open();
  await press('Page 2');
  expect(readStatus()).toBe('/one?page=2 null');
  await press('Search');
  expect([readStatus(), router.state.action]).toEqual(['/one?q=a null', 'replace']);
  await act(async () => void router.navigate(at('/three/a%20b')));
  await end('three');
  expect(screen.getByText('{"id":"a b"}')).toBeDefined();
});

test('only the newest of several steps arrives', async () => {
  const router = open();
  await press('Two');
  await act(async () => void router.navigate(at('/three/3')));
  await end('three');
  await end('two');
  expect([readStatus(), window.location.pathname]).toEqual(['/three/3 null', '/three/3']);
});

test('Back and Forward show what was there, where it was scrolled to', async () => {
  const router = open();
  await press('Page 2');
  vi.stubGlobal('scrollY', 700);
  await press('Two');
  await end('two');
  vi.stubGlobal('scrollY', 0);
  await act(() => goThrough(router, -1));
  expect([readStatus(), router.state.action]).toEqual(['/one?page=2 null', 'pop']);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 700);
  await act(() => goThrough(router, 1));
  await end('two');
  expect(readStatus()).toBe('/two {"from":"one"}');
});

test('a page may lead elsewhere, while it loads or when it is there', async () => {
  const router = open();
  await act(() => router.navigate(at('/moved')));
  expect([readStatus(), router.state.action]).toEqual(['/one?moved=1 null', 'push']);
  await act(() => router.navigate(at('/left')));
  await vi.waitFor(() => expect(readStatus()).toBe('/one?left=1 null'));
});

test('an unknown address is the last route’s', async () => {
  const router = open();
  await act(() => router.navigate(at('/no/such/page')));
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeDefined();
});

test('a step that something unsaved asks about waits for the word, and may be given up', async () => {
  const router = open();
  asks = (from, to) => from.pathname !== to.pathname;
  await press('Page 2');
  expect(readStatus()).toBe('/one?page=2 null');
  await press('Two');
  expect(readStatus()).toBe('/one?page=2 null');
  await press('Stay');
  expect(screen.queryByText('Go')).toBeNull();
  await press('Two');
  await press('Go');
  await end('two');
  expect([readStatus(), router.state.held]).toEqual(['/two {"from":"one"}', null]);
});

test('so does Back, which leaves the address as it was until then', async () => {
  const router = open();
  await press('Two');
  await end('two');
  asks = () => true;
  await act(() => goThrough(router, -1));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/two'));
  expect(readStatus()).toBe('/two {"from":"one"}');
  await press('Stay');
  await act(() => goThrough(router, -1));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/two'));
  await press('Go');
  await vi.waitFor(() => expect(readStatus()).toBe('/one null'));
});

test('of several guards the first that asks holds the step, and its answer is for all', async () => {
  const router = open();
  const others = [true, true, false].map((answer) => vi.fn<Guard>(() => answer));
  const ends = others.map((other) => router.guard(Symbol('other'), other));
  await press('Two');
  // The page's own guard, which was there first, does not ask.
  expect([screen.queryByText('Go'), router.state.held !== null]).toEqual([null, true]);
  expect(others.map((other) => other.mock.calls.length)).toEqual([1, 0, 0]);
  // A guard that goes takes its question with it.
  act(() => ends[0]!());
  expect(router.state.held).toBeNull();
  asks = () => true;
  await press('Two');
  await press('Go');
  await end('two');
  expect(readStatus()).toBe('/two {"from":"one"}');
  act(() => ends.forEach((stop) => stop()));
});

test('two quick presses of Back are one question, and its answer is for both', async () => {
  const again = vi.fn();
  // The second press is on its way before the router handles the first.
  window.addEventListener('popstate', again);
  const router = open();
  await press('Page 2');
  await press('Two');
  await end('two');
  asks = () => true;
  const backTwice = () =>
    act(async () => {
      again.mockImplementationOnce(() => window.history.back());
      await router.navigate(-1);
      // Until nothing is on its way any more.
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
  await backTwice();
  expect([readStatus(), window.location.pathname]).toEqual(['/two {"from":"one"}', '/two']);
  await press('Stay');
  expect(screen.queryByText('Go')).toBeNull();
  await backTwice();
  await press('Go');
  await vi.waitFor(() => expect(readStatus()).toBe('/one null'));
  expect([window.location.search, router.state.held]).toEqual(['', null]);
  asks = () => false;
  await act(() => goThrough(router, 1));
  expect(readStatus()).toBe('/one?page=2 null');
  window.removeEventListener('popstate', again);
});

test('a link leaves to the browser what is not a plain press', () => {
  open();
  const left = (name: string, init?: MouseEventInit) => fireEvent.click(screen.getByText(name), init);
  // jsdom goes nowhere, and logs so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(left('Two', { ctrlKey: true })).toBe(true);
  expect(left('Two', { shiftKey: true })).toBe(true);
  expect(left('Two again')).toBe(true);
  expect(left('End')).toBe(false);
  expect(screen.getByText('End').getAttribute('href')).toBe('/one#end');
});
