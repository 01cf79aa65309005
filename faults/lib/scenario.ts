import { setTimeout as sleep } from 'node:timers/promises';
import type { People } from './people';
import type { Tally } from './tally';

/** What came of one fault: a line of the table. */
export interface Finding {
  fault: string;
  met: Tally;
  /** Seconds from the end of the fault until the site said that it was ready; the longest when there were several. */
  healthyAfter: number | null;
  /** The seconds it may take to that; default: ten. */
  healthyWithin?: number;
  acknowledged: number;
  /** What had been acknowledged, and is not so. */
  lost: string[];
  /** Addresses that got a mail twice; null where this fault sends none. */
  mailedTwice: string[] | null;
  /** Everything else that is not as it should be. */
  wrong: string[];
  /** Something worth telling, for the table's last column. */
  note?: string;
}

export interface Scenario {
  /** `kills` is how often the first one kills. */
  default: (options: { kills: number }) => Promise<Finding[]>;
}

/** Seconds until `/readyz` says yes; throws after `within`. */
export async function untilReady(url: string, within = 60): Promise<number> {
  const began = performance.now();
  for (;;) {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    const seconds = (performance.now() - began) / 1000;
    if (ready) return seconds;
    if (seconds > within) throw new Error(`${url} was not ready after ${within} s`);
    await sleep(50);
  }
}

/**
 * The people go on while `meanwhile` runs; then they pause, and what they were promised is looked for. `mails` says how many
 * mails each address has got: the applicants get one each, in the end.
 */
export async function underFault(
  fault: string,
  people: People,
  meanwhile: () => Promise<Pick<Finding, 'healthyAfter' | 'healthyWithin' | 'note'> & { wrong?: string[] }>,
  { mails }: { mails?: () => Map<string, number> | Promise<Map<string, number>> } = {},
): Promise<Finding> {
  const before = people.acknowledged();
  people.met();
  people.start();
  const found = await meanwhile().finally(() => people.pause());
  const met = people.met();
  const lost = await people.verify();
  const mailedTwice = mails ? await settled(mails, people.applicants(), lost) : null;
  return { wrong: [], ...found, fault, met, acknowledged: people.acknowledged() - before, lost, mailedTwice };
}

interface States<State> {
  people: People;
  /** Address of the server, without a trailing slash. */
  url: string;
  /** Each state of what is at fault, and the fault's name in the table. */
  states: [State, string][];
  set: (state: State | 'open') => unknown;
  /** Seconds before the fault, and of it. */
  before: number;
  lasts: number;
  mails: () => Map<string, number> | Promise<Map<string, number>>;
}

/** Puts what is at fault into one state after another, each for a while, and opens it again after each. */
export async function underStates<State>({
  people,
  url,
  states,
  set,
  before,
  lasts,
  mails,
}: States<State>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [state, fault] of states) {
    const meanwhile = async () => {
      await sleep(before * 1000);
      await set(state);
      await sleep(lasts * 1000);
      await set('open');
      return { healthyAfter: await untilReady(url) };
    };
    findings.push(await underFault(fault, people, meanwhile, { mails }));
  }
  return findings;
}

/** Waits for every applicant's mail, and gives the addresses with more than one. Who got none is added to what was lost. */
async function settled(
  mails: () => Map<string, number> | Promise<Map<string, number>>,
  applicants: string[],
  lost: string[],
): Promise<string[]> {
  const without = async () => {
    const all = await mails();
    return applicants.filter((email) => !all.has(email));
  };
  // The longest wait between two tries that a fault of a minute brings about is a minute and a half.
  for (const until = Date.now() + 150_000; Date.now() < until && (await without()).length > 0;) await sleep(500);
  for (const email of await without()) lost.push(`the mail to ${email} was never sent`);
  const twice = [...(await mails())].filter(([email, count]) => count > 1 && !told.has(email)).map(([email]) => email);
  for (const email of twice) told.add(email);
  return twice;
}

/** Whoever is known to have got a mail twice: each counts for one fault. */
const told = new Set<string>();

/** What people may meet during most faults: a clear 503 or 507, never another failure, never a hanging request, and no dead end. */
export function faultsOf({
  met,
  lost,
  mailedTwice,
  wrong,
  healthyAfter,
  healthyWithin: within = 10,
}: Finding): string[] {
  return [
    ...wrong,
    ...lost,
    ...(mailedTwice ?? []).map((email) => `${email} got the same mail twice`),
    ...(met.failed > 0 || met.hanging > 0 ? [...met.examples] : []),
    ...(healthyAfter !== null && healthyAfter > within ? [`healthy only after ${healthyAfter.toFixed(1)} s`] : []),
  ];
}
