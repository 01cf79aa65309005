import type { Verdict } from './lib/compare';
import { serveMembers } from './lib/many-members';
import { table } from './lib/table';

const members = 15_000;
/** In ms. */
const limit = 50;
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);

/** What an office types, letter by letter too; each of the five first names has 3,000 people. */
const questions = [
  '6000004711',
  '60000',
  'PKD4711',
  'L/4711',
  'an',
  'anitha',
  'anitha nair 4710',
  'ab',
  'nair',
  'lekshmikutty menon',
  'ബിജു',
  'ബിജു വർമ്മ 4711',
  'biju varma 4711',
  'no such name',
];

/** Measures Find with 15,000 people: p95 of each question at most 50 ms. */
export default async function find(): Promise<Verdict[]> {
  const { server, token, stop } = await serveMembers(members);
  try {
    const verdicts: Verdict[] = [];
    const rows: string[][] = [];
    for (const question of questions) {
      const times: number[] = [];
      let results = 0;
      for (let round = 0; round < rounds + 5; round += 1) {
        const began = performance.now();
        const answer = await fetch(`${server.url}/api/admin/find/?q=${encodeURIComponent(question)}`, {
          headers: { authorization: `Token ${token}` },
        });
        results = ((await answer.json()) as { results: unknown[] }).results.length;
        // The first requests warm up.
        if (round >= 5) times.push(performance.now() - began);
      }
      times.sort((a, b) => a - b);
      const p95 = times[Math.floor(times.length * 0.95)]!;
      const ok = p95 <= limit;
      verdicts.push({ name: `find ${question}`, ok });
      const middle = times[Math.floor(times.length / 2)]!;
      rows.push([
        question,
        String(results),
        `${middle.toFixed(1)} ms`,
        `${p95.toFixed(1)} ms`,
        ok ? 'ok' : `above (${limit} ms)`,
      ]);
    }
    console.log(`\n${table([`find, ${members} people`, 'results', 'median', 'p95', 'limit'], rows)}\n`);
    return verdicts;
  } finally {
    await stop();
  }
}
