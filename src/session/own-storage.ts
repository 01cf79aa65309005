import { parse, safely } from './storage';

/** The prefix of what is stored of one person in local storage; it is deleted with their session. */
const prefix = 'own.';

/** Stores a value of the person who is logged in, for times when the site can't be reached. */
export function storeOwn(name: string, userId: number, value: object): void {
  safely(() => localStorage.setItem(prefix + name, JSON.stringify({ userId, value })));
}

/** Returns what was stored of that person; undefined when there is nothing, or it is another person's. */
export function readOwn(name: string, userId: number): unknown {
  const stored = safely(() => parse(localStorage.getItem(prefix + name))) as
    | { userId?: unknown; value?: unknown }
    | null
    | undefined;
  return stored?.userId === userId ? stored.value : undefined;
}

/** Deletes everything stored, whichever person it belongs to. */
export function forgetOwn(): void {
  safely(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}
