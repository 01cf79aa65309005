import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startAfterPaint } from './after-paint';

const code = 'import "/assets/a.js";\nwindow.x = "</p> $& \\n";\nimport("/assets/b.js");';
const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  `<body><script>first()</script><script type="module" async="">${code}</script><script>last()</script></body></html>`;

/** Runs the page's starter in a browser of a few lines; gives what it put into the document, in order, the browser's paint and its frames. */
function run(html: string, { hidden = false, tells = true } = {}) {
  const starter = /<script>(\(function[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
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

test('the script and its modules come after the first paint, once, the script just as it was', () => {
  const { html, starter } = startAfterPaint(page);
  expect(html).toContain(`<script>${starter}</script>`);
  expect(html).not.toContain('modulepreload" href');
  expect(html).toContain('<script>first()</script>');
  expect(html).toContain('<script>last()</script></body></html>');
  const { put, paint, frame } = run(html);
  frame();
  expect(put).toEqual([]);
  paint();
  paint();
  frame();
  expect(put).toMatchObject([
    { name: 'link', rel: 'modulepreload', href: '/assets/a.js' },
    { name: 'link', rel: 'modulepreload', href: '/assets/b.js' },
    { name: 'script', type: 'module', textContent: code },
    { name: 'removed' },
  ]);
  expect(put).toHaveLength(4);
});

test('a browser that tells of no paint starts half a second after the first frame', () => {
  const { put, frame } = run(startAfterPaint(page).html, { tells: false });
  frame();
  expect(put).toEqual([]);
  frame();
  expect(put).toHaveLength(4);
});

test('a hidden tab, which has no frames, starts at once', () => {
  expect(run(startAfterPaint(page).html, { hidden: true }).put).toHaveLength(4);
});

test('a page without a module script stays as it is', () => {
  const plain = '<html><head></head><body><p>Hello</p></body></html>';
  expect(startAfterPaint(plain)).toEqual({ html: plain, starter: '' });
});
