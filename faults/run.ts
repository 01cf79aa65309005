import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { table } from '../bench/lib/table';
import { faultsOf, type Finding, type Scenario } from './lib/scenario';
import { newTally } from './lib/tally';

// npm run faults [-- NAME …] [--kills N]: the faults of these names, all of them by default. About an hour with 1,000
// kills.
const names = [
  'kills',
  'database-killed',
  'database-path',
  'mail',
  'storage',
  'disk-full',
  'clock',
  'two-servers',
  'rolling',
  'ads',
  'malformed',
  'dues',
  'releases',
];
const { values, positionals } = parseArgs({
  options: { kills: { type: 'string', default: '1000' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No such fault: ${unknown.join(', ')}. There are ${names.join(', ')}.`);

const rows: string[][] = [];
const faults: string[] = [];
for (const name of names.filter((one) => positionals.length === 0 || positionals.includes(one))) {
  console.log(`${name} …`);
  const began = Date.now();
  try {
    const scenario = (await import(
      pathToFileURL(path.join(import.meta.dirname, `scenarios/${name}.ts`)).href
    )) as Scenario;
    for (const finding of summed(await scenario.default({ kills: Number(values.kills) }))) {
      const found = faultsOf(finding);
      rows.push(rowOf(finding, found));
      faults.push(...found.map((what) => `${finding.fault}: ${what}`));
    }
  } catch (error) {
    // The results of the other faults are still useful.
    faults.push(`${name}: ${(error as Error).stack}`);
  }
  console.log(`  ${((Date.now() - began) / 1000).toFixed(0)} s`);
}

const heads = [
  'fault',
  'answered',
  '503',
  '507',
  'other 5xx',
  'cut off',
  'slowest',
  'healthy after',
  'acknowledged',
  'lost',
  'twice',
  '',
];
console.log(`\n${table(heads, rows)}`);
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`);
  process.exitCode = 1;
}

function rowOf(
  { fault, met, healthyAfter, acknowledged, lost, mailedTwice, note = '' }: Finding,
  found: string[],
): string[] {
  const numbers = [met.answered, met.unavailable, met.full, met.failed, met.unreachable].map(String);
  const slowest = `${(met.slowest / 1000).toFixed(1)} s`;
  const healthy = healthyAfter === null ? '' : `${healthyAfter.toFixed(1)} s`;
  const verdict = found.length > 0 ? 'NOT WELL' : 'well';
  return [
    fault,
    ...numbers,
    slowest,
    healthy,
    String(acknowledged),
    String(lost.length),
    String(mailedTwice?.length ?? ''),
    `${verdict} ${note}`.trim(),
  ];
}

/** Returns the findings of one name as one finding. */
function summed(findings: Finding[]): Finding[] {
  const all = new Map<string, Finding>();
  for (const next of findings) {
    const sum = all.get(next.fault) ?? {
      ...next,
      met: newTally(),
      acknowledged: 0,
      lost: [],
      mailedTwice: null,
      wrong: [],
      healthyAfter: null,
    };
    for (const key of ['answered', 'unavailable', 'full', 'failed', 'unreachable', 'hanging'] as const)
      sum.met[key] += next.met[key];
    sum.met.slowest = Math.max(sum.met.slowest, next.met.slowest);
    for (const example of next.met.examples) sum.met.examples.add(example);
    sum.acknowledged += next.acknowledged;
    sum.lost.push(...next.lost);
    sum.wrong.push(...next.wrong);
    if (next.mailedTwice) sum.mailedTwice = [...(sum.mailedTwice ?? []), ...next.mailedTwice];
    if (next.healthyAfter !== null) sum.healthyAfter = Math.max(sum.healthyAfter ?? 0, next.healthyAfter);
    all.set(next.fault, sum);
  }
  return [...all.values()];
}
