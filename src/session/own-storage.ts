import { parse, safely } from './storage';

/** What is kept of one person's own in local storage, and goes with their session. */
const prefix = 'own.';

/** Keeps something of the person who is logged in, for when the site can't be reached. */
export function keepOwn(name: string, userId: number, value: object): void {
  safely(() => localStorage.setItem(prefix + name, JSON.stringify({ userId, value })));
}

/** What was kept of that person; undefined when there is nothing, or it is somebody else's. */
export function readOwn(name: string, userId: number): unknown {
  const kept = safely(() => parse(localStorage.getItem(prefix + name))) as
    | { userId?: unknown; value?: unknown }
    | null
    | undefined;
  return kept?.userId === userId ? kept.value : undefined;
}

/** Forgets all of it, whoever's it is. */
export function forgetOwn(): void {
  safely(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}
