import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adKinds, type AdKind, type AdPlace } from '../../../src/shared/ad-kinds';
import { callApi } from './people';
import { passwords, type Server } from './server';
import { people } from './session';

/* What the counting of ads does in a browser, and what the server has counted then. */

/** How often something of an ad was counted, `carousel viewable` for example; what was not counted is left out. */
export type Counts = Record<string, number>;

/** Returns what reads from the server how often each place and kind of an ad was counted so far. */
export async function countsOn(server: Server) {
  const login = await callApi(server, 'POST', '/api/auth/login/', {
    email_or_member_id: people.superuser,
    password: passwords.superuser,
  });
  const token = String(login.body.token);
  return async (ad: number): Promise<Counts> => {
    const { body } = await callApi(server, 'GET', `/api/marketplace/ads/${ad}/days/`, undefined, token);
    const counts: Counts = {};
    for (const { place, ...day } of body.days as unknown as Day[])
      for (const kind of [...adKinds, 'invalid'] as const)
        if (day[kind] > 0) counts[`${place} ${kind}`] = (counts[`${place} ${kind}`] ?? 0) + day[kind];
    return counts;
  };
}

type Day = { place: AdPlace } & Record<AdKind | 'invalid', number>;

/** Returns how much was counted since. */
export const since = (before: Counts, now: Counts): Counts =>
  Object.fromEntries(
    Object.entries(now).flatMap(([what, count]) => {
      const more = count - (before[what] ?? 0);
      return more === 0 ? [] : [[what, more]];
    }),
  );

/** What counts for an ad at a place, each once. */
export const once = (place: AdPlace, ...what: AdKind[]): Counts =>
  Object.fromEntries(what.map((kind) => [`${place} ${kind}`, 1]));

/** The image showcase in any language; the video carousel has no picture in slides. */
export const showcase = (page: Page) => page.locator('[aria-roledescription=carousel]:has([aria-hidden=false] img)');
/** The picture that is on. */
export const picture = (page: Page) => showcase(page).locator('[aria-hidden=false] img');

/** Records the posts of a page. */
export function postsOf(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (one) => {
    if (new URL(one.url()).pathname === '/api/marketplace/seen/') posts.push(one);
  });
  return posts;
}

/**
 * Opens an address with the page's clock stopped: from here on its time passes only when the test advances it. Returns
 * the posts once the first one has arrived. Nothing moves, so the first picture stays.
 */
export async function openStopped(page: Page, address: string, target?: Locator): Promise<Request[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const posts = postsOf(page);
  await page.clock.install();
  await page.goto(address);
  await expect(picture(page)).toBeAttached();
  // Code that comes late would wait for the stopped clock.
  if (target) await expect(target).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(posts.length).toBeGreaterThan(0);
  }).toPass();
  await allArrived(posts);
  return posts;
}

/** Waits until every post has its answer. */
export async function allArrived(posts: readonly Request[]): Promise<void> {
  await Promise.all(posts.map((one) => one.response()));
}

/** Lets the page's time pass, and what it sends arrive. */
export async function pass(page: Page, posts: readonly Request[], ms: number): Promise<void> {
  await page.clock.runFor(ms);
  // What the page has sent by now is known here after another answer of the page.
  await page.evaluate(() => undefined);
  await allArrived(posts);
}

/** Scrolls so that this share of a picture is in the window, below. */
export async function showPart(of: Locator, share: number): Promise<void> {
  await of.evaluate(async (image: HTMLImageElement, part) => {
    image.scrollIntoView({ block: 'start', behavior: 'instant' });
    await image.decode();
    const { top, height } = image.getBoundingClientRect();
    window.scrollBy({ top: top + height * part - window.innerHeight, behavior: 'instant' });
  }, share);
  await settled(of);
}

/** Waits until the browser has reported what is in the window. */
export const settled = (of: Locator) =>
  of.evaluate((image) => new Promise<void>((done) => new IntersectionObserver(() => done()).observe(image)));

/** How much of the video that stalls comes: enough to begin, and less than two seconds of it. */
const whatComes = 0.3;

/** Lets a video stall: a part of its file comes, and then nothing. */
export const stall = (page: Page, address: string) =>
  page.route(address, async (route) => {
    const [, from] = /bytes=(\d+)-/.exec((await route.request().headerValue('range')) ?? '') ?? [];
    if (Number(from ?? 0) > 0) return;
    const file = Buffer.from(await (await fetch(address)).arrayBuffer());
    const end = Math.round(file.length * whatComes);
    await route.fulfill({
      status: 206,
      headers: { 'Content-Type': 'video/mp4', 'Content-Range': `bytes 0-${end - 1}/${file.length}` },
      body: file.subarray(0, end),
    });
  });

/** A page that a browser of its own has prerendered. */
export interface Prerendered {
  /** Goes to the page; the browser shows what it has prerendered. */
  activate(): void;
  /** What was requested of the site so far: method, path, and what for. */
  requests: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts a browser without a debugger, which would keep it from prerendering, at a page of the test's own in front of
 * the site. This page has the browser prerender `address`, and goes there when it is activated.
 */
export async function prerender(server: Server, program: string, address: string): Promise<Prerendered> {
  const requests: string[] = [];
  let isDue = false;
  const front = createServer((incoming, answer) => {
    if (incoming.url === '/start') return void answer.setHeader('Content-Type', 'text/html').end(startPage(address));
    if (incoming.url === '/is-due') return void answer.end(String(isDue));
    requests.push([incoming.method, incoming.url, incoming.headers['sec-purpose'] ?? ''].join(' ').trim());
    const { method, headers } = incoming;
    const onwards = request(server.url + incoming.url, { method, headers }, (from) => {
      answer.writeHead(from.statusCode!, from.headers);
      from.pipe(answer);
    });
    onwards.on('error', () => answer.destroy());
    incoming.pipe(onwards);
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  const profile = mkdtempSync(path.join(tmpdir(), 'sangham-browser-'));
  const start = `http://127.0.0.1:${(front.address() as AddressInfo).port}/start`;
  const browser = spawn(program, [...flags, `--user-data-dir=${profile}`, start], { stdio: 'ignore', detached: true });
  const ended = new Promise((resolve) => browser.once('close', resolve));
  return {
    activate: () => (isDue = true),
    requests,
    close: async () => {
      if (browser.exitCode === null) process.kill(-browser.pid!, 'SIGKILL');
      await ended;
      front.closeAllConnections();
      front.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** What a browser is started with to be like a person's; it stays open for its port. */
const flags = [
  ...['--headless=new', '--remote-debugging-port=0', '--disable-blink-features=AutomationControlled'],
  ...['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const startPage = (address: string) => `<!doctype html><title>Start</title><a href="${address}">Go</a>
  <script type="speculationrules">
    { "prerender": [{ "source": "list", "urls": ["${address}"], "eagerness": "immediate" }] }
  </script>
  <script>
    const timer = setInterval(async () => {
      if ((await (await fetch('/is-due')).text()) !== 'true') return;
      clearInterval(timer);
      document.querySelector('a').click();
    }, 200);
  </script>`;
