import { startServer, passwords } from '../tests/e2e/support/server';
import type { Verdict } from './lib/compare';
import { signIn } from './lib/sign-in';
import { table } from './lib/table';
import { timesDuring } from './lib/repeat-during';
import { ms, p95 } from './lib/times';

/** The longest that 95 of 100 visitors wait while a setting changes, in ms. */
const mostMs = 50;
const changes = 20;
const pages = ['/', '/about', '/contact', '/advertising', '/terms', '/events', '/news', '/resources'].flatMap(
  (path) => [path, path === '/' ? '/ml' : `/ml${path}`],
);

/**
 * Measures how long visitors wait for the public pages of both languages, all of them finished before, while the office
 * changes a name that stands on each of them: every page is made again after each change.
 */
export default async function settings(): Promise<Verdict[]> {
  const server = await startServer({ copyOf: 'demo' });
  try {
    const token = await signIn(server.url, 'superuser@demo.test', passwords.superuser);
    const ask = async (path: string) => {
      const answer = await fetch(server.url + path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    };
    for (const path of pages) await ask(path);
    let asked = 0;
    const next = () => ask(pages[(asked += 1) % pages.length]!);
    const change = async () => {
      for (let at = 0; at < changes; at += 1) {
        const answer = await fetch(`${server.url}/api/admin/settings/names/`, {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json', Authorization: `Token ${token}` },
          body: JSON.stringify({ short_name: `FLES ${at}` }),
        });
        if (!answer.ok) throw new Error(`The change was answered ${answer.status}`);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    };
    const times = await timesDuring(change, next, 5);
    const took = p95(times);
    const line = [`p95 of ${times.length} visits`, ms(took), `${mostMs} ms`];
    console.log(`\n${table(['a setting changes', 'measured', 'limit'], [line])}\n`);
    return [{ name: 'visits while a setting changes', ok: took <= mostMs }];
  } finally {
    await server.stop();
  }
}
