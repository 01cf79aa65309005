import type { PagePath } from '~/shared/addresses';
import { CallError } from '~/shared/api-client';
import { currentSession } from '~/session';
import { beginKeeping, type Taken } from './kept';

/** What a feature takes along on phones of members (docs/product/phone.md); listed in src/routes/offline-copies.ts. */
export interface OfflineCopy<Value = unknown> {
  /** How long (ms) after it was taken it is not taken again. */
  freshMs: number;
  /** Returns the copy of the person who is logged in; undefined without one that may be shown. */
  read(): Promise<Taken<Value> | undefined>;
  /** Takes it along. Throws a CallError. */
  take(): Promise<void>;
  /** Returns what /account/phone says of it; `moment`: when it was taken. */
  line(value: Value, moment: string): string;
  /** By their addresses, what calls would have answered; undefined for an input that it does not answer. */
  answers?: Readonly<Record<string, AnswerFrom<Value>['from']>>;
  /** Returns whether it has what the page at a path shows. */
  has?(value: Value, path: string): boolean;
  /** The page that shows it without a connection. */
  page?: { to: PagePath; label: string };
  /** Returns whether this device takes it, of what is taken by choice. That is never taken again while it is fresh. */
  isChosen?(): boolean;
}

/** Makes an answer of a copy's value. As a method, so that a list may hold copies of all values. */
interface AnswerFrom<Value> {
  from(value: Value, input: KeptInput): unknown;
}

/** The input of a call, as far as copies look at it. */
export interface KeptInput {
  params?: { id?: number };
  query?: { page?: number; page_size?: number };
}

/** The key of the query of what this device has taken along, and the beginning of the keys of its parts. */
export const takenKey = ['taken along'] as const;

let running: Promise<void> | undefined;

/** Takes along what is due, one after the other; for members. `isForced`: what is fresh too, but for what is chosen. */
export function takeAlong(copies: readonly OfflineCopy[], { isForced = false } = {}): Promise<void> {
  running ??= takeDue(copies, isForced).finally(() => (running = undefined));
  return running;
}

async function takeDue(copies: readonly OfflineCopy[], isForced: boolean): Promise<void> {
  if (!currentSession()?.isMember || !beginKeeping()) return;
  const due: OfflineCopy[] = [];
  for (const copy of copies) {
    if (copy.isChosen?.() === false) continue;
    const at = isForced && !copy.isChosen ? undefined : (await copy.read())?.at;
    if (at === undefined || Date.now() - at >= copy.freshMs) due.push(copy);
  }
  for (const copy of due) {
    try {
      await copy.take();
    } catch (error) {
      // Without an answer the rest waits as well; a refusal is about this copy only.
      if (!(error instanceof CallError)) throw error;
      if (error.status === 0) return;
    }
  }
}

/** Returns what a call would have answered when its copy was taken; undefined without one. */
export async function keptAnswer(copies: readonly OfflineCopy[], address: string, input: object): Promise<unknown> {
  const copy = copies.find(({ answers }) => answers?.[address]);
  const taken = await copy?.read();
  return taken && copy!.answers![address]!(taken.value, input);
}

/** Returns whether a copy has what the page at a path shows. */
export async function hasPage(copies: readonly OfflineCopy[], path: string): Promise<boolean> {
  for (const copy of copies) {
    const taken = copy.has && (await copy.read());
    if (taken && copy.has!(taken.value, path)) return true;
  }
  return false;
}
