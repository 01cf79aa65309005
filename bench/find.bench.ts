import type { Verdict } from './lib/compare';
import { serveMembers } from './lib/many-members';
import { table, verdict } from './lib/table';
import { inTurns, median, ms, p95, timedGet } from './lib/times';

const members = 15_000;
/** In ms. */
const limit = 50;
const turns = { rounds: Number(process.env.BENCH_ROUNDS ?? 60), warmUp: 5 };

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
  const served = await serveMembers(members);
  try {
    const verdicts: Verdict[] = [];
    const rows: string[][] = [];
    for (const question of questions) {
      let results = 0;
      const [times] = await inTurns([served], turns, async ({ server, office }) => {
        const answer = await timedGet(`${server.url}/api/admin/find/?q=${encodeURIComponent(question)}`, office);
        results = (JSON.parse(answer.body) as { results: unknown[] }).results.length;
        return answer.ms;
      });
      const took = p95(times!);
      const ok = took <= limit;
      verdicts.push({ name: `find ${question}`, ok });
      rows.push([question, String(results), ms(median(times!)), ms(took), verdict(ok, `${limit} ms`)]);
    }
    console.log(`\n${table([`find, ${members} people`, 'results', 'median', 'p95', 'limit'], rows)}\n`);
    return verdicts;
  } finally {
    await served.stop();
  }
}
