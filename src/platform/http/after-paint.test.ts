import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { starterOf } from './after-paint';

const starter = starterOf(['/assets/a.js', '/assets/b.js']);

/** Runs the starter in a browser of a few lines; gives what it put into the document, in order, the browser's paint and its frames. */
function run({ hidden = false, tells = true } = {}) {
  const put: Record<string, unknown>[] = [];
  const frames: (() => void)[] = [];
  const append = (element: Record<string, unknown>) => put.push(element);
  const document = {
    hidden,
    head: { append },
    body: { append },
    createElement: (name: string) => ({ name, remove: () => put.push({ name: 'removed' }) }),
  };
  const painted: (() => void)[] = [];
  class PerformanceObserver {
    constructor(readonly told: () => void) {}
    observe(what: object) {
      expect(what).toEqual({ type: 'paint', buffered: true });
      painted.push(this.told);
    }
  }
  const window = {
    ...(tells && { PerformanceObserver }),
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void, ms: number) => frames.push(() => (expect(ms).toBe(500), task())),
  };
  runInNewContext(starter, { document, window });
  return { put, paint: () => painted.forEach((told) => told()), frame: () => frames.splice(0).forEach((task) => task()) };
}

test('the modules come after the first paint, once, and the first of them starts', () => {
  const { put, paint, frame } = run();
  frame();
  expect(put).toEqual([]);
  paint();
  paint();
  frame();
  expect(put).toMatchObject([
    { name: 'link', rel: 'modulepreload', href: '/assets/a.js' },
    { name: 'link', rel: 'modulepreload', href: '/assets/b.js' },
    { name: 'script', type: 'module', src: '/assets/a.js' },
    { name: 'removed' },
  ]);
  expect(put).toHaveLength(4);
});

test('a browser that tells of no paint starts half a second after the first frame', () => {
  const { put, frame } = run({ tells: false });
  frame();
  expect(put).toEqual([]);
  frame();
  expect(put).toHaveLength(4);
});

test('a hidden tab, which has no frames, starts at once', () => {
  expect(run({ hidden: true }).put).toHaveLength(4);
});
