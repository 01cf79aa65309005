import { chromium, type Page } from '@playwright/test';
import { membersFound, noMembersFound } from '../src/features/members/texts/en';
import { findChromium } from '../tests/e2e/support/chromium';
import { passwords } from '../tests/e2e/support/server';
import { ask, headerOf } from './lib/answer';
import { compareWithBare, type Verdict } from './lib/compare';
import { signIn } from './lib/sign-in';
import { table, verdict } from './lib/table';
import { median, ms } from './lib/times';

const wireLimit = 120 * 1024;
const frame = 1000 / 60;
const shareLimit = 0.5;
/** Ten times the share that it had when each answer was composed per request. */
const rateLimit = 160;
const words = ['a', 'an', 'ani', 'anil', 'anil k', '59', 'demo', 'nair', 'r', 'ra'];
/** Matches no member: the state before each word. */
const noMatch = 'xqzjw';

interface Member {
  id: number;
}

/**
 * Measures the members directory: the answer over the wire (at most 120 KB for 1,505 members), and how long the browser
 * takes from a typed word to the first results in the page (one frame), from an empty list, with the demo members and
 * with 15,000 (a table of its own). Then measures the answer as a share of a bare server.
 */
export default async function directory(server: string): Promise<Verdict[]> {
  const token = await signIn(server, 'member@demo.test', passwords.demo);
  const wire = async (encoding: string) => {
    const headers = { authorization: `Token ${token}`, 'accept-encoding': encoding };
    return (await ask(`${server}/api/members/`, headers)).body.length;
  };
  const rows: string[][] = [];
  const verdicts: Verdict[] = [];
  for (const encoding of ['gzip', 'br']) {
    const bytes = await wire(encoding);
    verdicts.push({ name: `members, ${encoding}, bytes`, ok: bytes <= wireLimit });
    rows.push([`members, ${encoding}`, `${(bytes / 1024).toFixed(1)} KB`, '', verdict(bytes <= wireLimit, '120 KB')]);
  }
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    for (const members of [1_505, 15_000]) {
      const times = await typing(await browser.newPage(), server, token, members);
      const middle = median(times);
      verdicts.push({ name: `first result, ${members} members`, ok: middle <= frame });
      rows.push([
        `first result, ${members} members`,
        ms(middle),
        `${times[0]!.toFixed(1)}–${times.at(-1)!.toFixed(1)} ms`,
        verdict(middle <= frame, 'one frame, 16.7 ms'),
      ]);
    }
  } finally {
    await browser.close();
  }
  console.log(`\n${table(['directory', 'median', 'all', 'limit'], rows)}\n`);
  return [...verdicts, ...(await asShares(`${server}/api/members/`, `Token ${token}`))];
}

/**
 * Compares the answer as it is cached for all members, whole and as a 304, with a bare server; returns requests per
 * second too.
 */
async function asShares(url: string, authorization: string): Promise<Verdict[]> {
  const headers = { authorization, 'accept-encoding': 'br' };
  const etag = headerOf(await ask(url, headers), 'etag')!;
  const whole = await compareWithBare({ name: 'members, brotli', target: { url, headers }, limit: shareLimit });
  const again = { ...headers, 'if-none-match': etag };
  const unchanged = await compareWithBare({
    name: 'members, 304',
    status: 304,
    target: { url, headers: again },
    limit: shareLimit,
  });
  return [whole, unchanged, { name: `members, ${rateLimit} a second`, ok: whole.target >= rateLimit }];
}

/** Types words; returns the times in ms from each input until the results are in the page, shortest first. */
async function typing(page: Page, server: string, token: string, members: number): Promise<number[]> {
  await page.addInitScript((value) => {
    localStorage.setItem('accessToken', value);
    localStorage.setItem('role', 'member');
  }, token);
  await page.route('**/api/members/', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { members: Member[] };
    const many = Array.from({ length: members }, (_, id) => ({
      ...answer.members[id % answer.members.length],
      id: id + 1,
    }));
    await route.fulfill({ response, json: { ...answer, members: many } });
  });
  await page.goto(`${server}/members`);
  await page.getByRole('heading', { name: 'Start Your Search' }).waitFor();
  const times: number[] = [];
  for (const word of words) {
    const box = page.getByRole('searchbox');
    // Two words in a row may find the same people in view: then nothing in the results would change.
    await box.fill(noMatch);
    await page.getByRole('heading', { name: noMembersFound }).waitFor();
    await page.evaluate(watchInput, membersFound);
    await box.fill(word);
    await page.waitForFunction(() => 'tookUntilResult' in window);
    times.push(await page.evaluate(() => (window as unknown as { tookUntilResult: number }).tookUntilResult));
  }
  await page.close();
  return times.sort((a, b) => a - b);
}

/**
 * Runs in the page, whose results are empty: measures from the next input until the first of the found people are in
 * it.
 */
function watchInput(listName: string) {
  const measured = window as unknown as { tookUntilResult?: number };
  delete measured.tookUntilResult;
  document.querySelector('input[type=search]')!.addEventListener(
    'input',
    () => {
      const started = performance.now();
      const observer = new MutationObserver(() => {
        if (document.querySelector(`[role=list][aria-label="${listName}"] [role=listitem]`) === null) return;
        observer.disconnect();
        measured.tookUntilResult = performance.now() - started;
      });
      observer.observe(document.querySelector('main')!, { childList: true, subtree: true });
    },
    { once: true, capture: true },
  );
}
