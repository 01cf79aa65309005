import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findChromium } from '../tests/e2e/support/chromium';
import { table } from './lib/table';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const limit = 95;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>;
}

/**
 * Lighthouse's four scores (0 to 100) for a page on its simulated phone, the seconds until its largest text or picture
 * is shown, and the titles of the audits that lost points.
 */
export interface Scores {
  path: string;
  scores: Record<string, number>;
  largest: number;
  lost: string[];
}

/**
 * Runs Lighthouse (mobile) with the installed Chromium for each path, with finished pages from memory as visitors get
 * them. `blocked`: patterns of addresses that the browser does not load.
 */
export async function scorePages(
  server: string,
  paths: string[],
  { blocked = [] }: { blocked?: string[] } = {},
): Promise<Scores[]> {
  const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  const results: Scores[] = [];
  for (const path of paths) {
    const args = ['--output=json', '--quiet', '--form-factor=mobile', `--only-categories=${categories.join(',')}`];
    for (const pattern of blocked) args.push(`--blocked-url-patterns=${pattern}`);
    const flags = '--chrome-flags=--no-sandbox --headless=new --disable-background-networking --no-first-run';
    const look = () =>
      promisify(execFile)(process.execPath, [program, server + path, ...args, flags], {
        env: { ...process.env, CHROME_PATH: findChromium() },
        maxBuffer: 64 * 1024 * 1024,
      });
    await (await fetch(server + path)).arrayBuffer();
    // Chromium's trace is sometimes empty (NO_NAVSTART): one more try.
    const { stdout } = await look().catch(look);
    const report = JSON.parse(stdout) as Report;
    const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
    const lost = Object.values(report.audits)
      .filter((audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0)
      .map((audit) => audit.title);
    const largest = (report.audits['largest-contentful-paint']?.numericValue ?? Infinity) / 1000;
    results.push({ path, largest, scores: Object.fromEntries(categories.map((name) => [name, score(name)])), lost });
  }
  return results;
}

/** Returns the scores as a table, with the audits that lost points below it. */
export function scoreTable(results: Scores[]): string {
  const rows = results.map(({ path, scores, largest }) => {
    const all = categories.map((name) => scores[name] ?? 0);
    return [
      path,
      ...all.map(String),
      `${largest.toFixed(2)} s`,
      `${Math.min(...all) >= limit ? 'ok' : 'below'} (${limit})`,
    ];
  });
  const lost = results.flatMap(({ path, lost: titles }) => titles.map((title) => `${path}: ${title}`));
  return [table(['Lighthouse mobile', ...categories, 'largest paint', 'limit'], rows), ...lost].join('\n');
}
