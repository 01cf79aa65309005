import { setTimeout as sleep } from 'node:timers/promises';
import type { People } from './people';
import type { Tally } from './tally';

/** What came of one fault: a line of the table. */
export interface Finding {
  fault: string;
  met: Tally;
  /** Seconds from the end of the fault until the site reported ready; the longest when there were several. */
  healthyAfter: number | null;
  /** The seconds it may take to that; default: ten. */
  healthyWithin?: number;
  acknowledged: number;
  /** What had been acknowledged and differs now. */
  lost: string[];
  /** Addresses that got a mail twice; null where this fault sends none. */
  mailedTwice: string[] | null;
  /** Every other deviation. */
  wrong: string[];
  /** A remark for the table's last column. */
  note?: string;
}

export interface Scenario {
  /** `kills` is how often the first scenario kills. */
  default: (options: { kills: number }) => Promise<Finding[]>;
}

/** Waits until `/readyz` answers 200 and returns the seconds that took; throws after `within` seconds. */
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
 * Lets the people work while `bringAbout` runs; then pauses them and checks what was acknowledged to them. `mails`
 * returns how many mails each address has got: in the end each applicant gets one.
 */
export async function underFault(
  fault: string,
  people: People,
  bringAbout: () => Promise<Pick<Finding, 'healthyAfter' | 'healthyWithin' | 'note'> & { wrong?: string[] }>,
  { mails }: { mails?: () => Map<string, number> | Promise<Map<string, number>> } = {},
): Promise<Finding> {
  const before = people.acknowledged();
  people.met();
  people.start();
  const found = await bringAbout().finally(() => people.pause());
  const met = people.met();
  const lost = await people.verify();
  const mailedTwice = mails ? await settled(mails, people.applicants(), lost) : null;
  return { wrong: [], ...found, fault, met, acknowledged: people.acknowledged() - before, lost, mailedTwice };
}

interface States<State> {
  people: People;
  /** Address of the server, without a trailing slash. */
  url: string;
  /** Each state of the faulty part, and the fault's name in the table. */
  states: [State, string][];
  set: (state: State | 'open') => unknown;
  /** Seconds before the fault, and of it. */
  before: number;
  lasts: number;
  mails: () => Map<string, number> | Promise<Map<string, number>>;
}

/** Puts the faulty part into one state after another, each for a while, and opens it again after each. */
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
    const openAndClose = async () => {
      await sleep(before * 1000);
      await set(state);
      await sleep(lasts * 1000);
      await set('open');
      return { healthyAfter: await untilReady(url) };
    };
    findings.push(await underFault(fault, people, openAndClose, { mails }));
  }
  return findings;
}

/**
 * Waits for every applicant's mail, and returns the addresses with more than one. Applicants without a mail are added
 * to the losses.
 */
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
  const repeated = [...(await mails())]
    .filter(([email, count]) => count > 1 && !reported.has(email))
    .map(([email]) => email);
  for (const email of repeated) reported.add(email);
  return repeated;
}

/** Addresses that are known to have got a mail twice: each counts for one fault. */
const reported = new Set<string>();

/**
 * Returns whether people met only what they may meet during most faults: a clear 503 or 507, never another failure,
 * never a hanging request, and no dead end.
 */
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
