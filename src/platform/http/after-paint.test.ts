import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { starterOf } from './after-paint';

const starter = starterOf(['/assets/a.js', '/assets/b.js']);

/**
 * Runs the starter in a minimal browser. Returns what it put into the document, in order, and the browser's paints, its
 * frames and its timers by their delay.
 */
function run({ hidden = false, tells = true } = {}) {
  const put: Record<string, unknown>[] = [];
  const frames: (() => void)[] = [];
  const timers: { task: () => void; ms: number }[] = [];
  const append = (element: Record<string, unknown>) => put.push(element);
  const document = {
    hidden,
    head: { append },
    body: { append },
    createElement: (name: string) => ({ name, remove: () => put.push({ name: 'removed' }) }),
  };
  type Told = (list: { getEntriesByName: (name: string) => unknown[] }) => void;
  const painted: Told[] = [];
  class PerformanceObserver {
    constructor(readonly told: Told) {}
    observe(what: object) {
      expect(what).toEqual({ type: 'paint', buffered: true });
      painted.push(this.told);
    }
  }
  const window = {
    ...(tells && { PerformanceObserver }),
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void, ms: number) => timers.push({ task, ms }),
  };
  runInNewContext(starter, { document, window });
  return {
    put,
    paint: (...names: string[]) =>
      painted.forEach((told) => told({ getEntriesByName: (name) => names.filter((each) => each === name) })),
    frame: () => frames.splice(0).forEach((task) => task()),
    wait: (ms: number) => timers.filter((timer) => timer.ms <= ms).forEach(({ task }) => task()),
  };
}

const started = [
  { name: 'link', rel: 'modulepreload', href: '/assets/a.js' },
  { name: 'link', rel: 'modulepreload', href: '/assets/b.js' },
  { name: 'script', type: 'module', src: '/assets/a.js' },
  { name: 'removed' },
];

test('the modules come once the first text is on the screen, once, and the first of them starts', () => {
  const { put, paint, frame, wait } = run();
  frame();
  paint('first-paint');
  wait(50);
  expect(put).toEqual([]);
  paint('first-paint', 'first-contentful-paint');
  expect(put).toEqual([]);
  wait(50);
  expect(put).toMatchObject(started);
  wait(500);
  expect(put).toHaveLength(started.length);
});

test('a browser that tells of no paint starts half a second after the first frame', () => {
  const { put, frame, wait } = run({ tells: false });
  wait(500);
  expect(put).toEqual([]);
  frame();
  wait(499);
  expect(put).toEqual([]);
  wait(500);
  expect(put).toMatchObject(started);
});

test('a hidden tab, which has no frames, starts at once', () => {
  expect(run({ hidden: true }).put).toMatchObject(started);
});
