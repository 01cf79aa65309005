import { safely } from './storage';

const key = 'seen';
/** Pages that are opened within this time (ms) belong to one visit. */
const visitMs = 30 * 60_000;

/** Returns whether this browser has been here before this visit, and remembers this one. */
export function cameBefore(): boolean {
  const first = Number(safely(() => localStorage.getItem(key)));
  if (!first) safely(() => localStorage.setItem(key, String(Date.now())));
  return first > 0 && Date.now() - first > visitMs;
}
