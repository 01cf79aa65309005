import type { PagePath } from '~/shared/addresses';
import { CallError } from '~/shared/api-client';
import { currentSession } from '~/session';
import { beginKeeping } from './kept';

/** A copy that may be shown now, and when it was taken (ms). */
export interface Taken<Value = unknown> {
  value: Value;
  at: number;
}

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
  /** Returns what a call would have answered; undefined for a call that it does not answer. */
  answer?(value: Value, address: string, input: KeptInput): unknown;
  /** Returns whether it has what the page at a path shows. */
  has?(value: Value, path: string): boolean;
  /** The page that shows it without a connection. */
  page?: { to: PagePath; label: string };
  /** Returns whether this device takes it, of what is taken by choice. That is never taken again while it is fresh. */
  isChosen?(): boolean;
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
  for (const copy of copies) {
    const taken = copy.answer && (await copy.read());
    const answer = taken && copy.answer!(taken.value, address, input);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Returns whether a copy has what the page at a path shows. */
export async function hasPage(copies: readonly OfflineCopy[], path: string): Promise<boolean> {
  for (const copy of copies) {
    const taken = copy.has && (await copy.read());
    if (taken && copy.has!(taken.value, path)) return true;
  }
  return false;
}
