import { currentSession, readOwn, rememberServerTime, storeOwn } from '~/session';
import { CallError, makeCall } from '~/shared/api-client';
import { beginKeeping, drop, keep, readCopy } from './kept';
import { ticketsKept, ticketsToKeep, type KeptTickets } from './kept-tickets';

/** The copies in the person's database, by the call that each answers: the days that it may be shown, and is fresh. */
export const parts = {
  circulars: { address: 'GET /api/circulars/offline/', days: 30, freshMs: 10 * 60_000 },
  directory: { address: 'GET /api/members/offline/', days: 14, freshMs: 24 * 3_600_000 },
} as const;
export type Part = keyof typeof parts;

/** The name of this device's choice to take the directory along; it ends with the session. */
const choice = 'takes-directory';

/** The card as its page keeps it: beside the session, so that it is shown at once (features/cards/web). */
interface KeptCard {
  card: { checked_at: string; picture_version?: string };
  picture: string;
}
const cardFreshMs = 10 * 60_000;

const ownId = () => currentSession()?.user.id ?? 0;

/** Returns whether this device takes the directory along. */
export const takesDirectory = (): boolean => Boolean(readOwn(choice, ownId()));

/** Switches the directory on, which takes it along at once, or off, which deletes it. Throws a CallError. */
export async function switchDirectory(isOn: boolean): Promise<void> {
  if (isOn && beginKeeping()) {
    await take('directory');
    storeOwn(choice, ownId(), { on: true });
  } else {
    storeOwn(choice, 0, {});
    await drop('directory');
  }
}

async function take(part: Part): Promise<void> {
  const { address, days } = parts[part];
  await keep(part, await makeCall(address, {}), days);
}

async function takeCard(): Promise<void> {
  const id = ownId();
  const card = (await makeCall('GET /api/cards/mine/', {})) as KeptCard['card'];
  // The person may have logged out, or another may have logged in: then nothing may be stored.
  if (ownId() !== id) return;
  rememberServerTime(card.checked_at);
  const stored = keptCard();
  // The server draws each picture again, so it is requested only when its version has changed.
  const isSame = stored && stored.card.picture_version === card.picture_version;
  const picture = isSame
    ? stored.picture
    : await dataUrlOf((await makeCall('GET /api/cards/mine/card.png', {})) as Blob);
  if (ownId() === id) storeOwn('card', id, { card, picture });
}

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(blob);
  });

const ticketsFreshMs = 10 * 60_000;

async function takeTickets(): Promise<void> {
  const { value, days } = ticketsToKeep((await makeCall('GET /api/events/mine/', {})) as KeptTickets);
  await keep('tickets', value, days);
}

let running: Promise<void> | undefined;

/** Takes along what is due, one after the other; for members. `isForced`: what is fresh too, but for the directory. */
export function takeAlong({ isForced = false } = {}): Promise<void> {
  running ??= takeDue(isForced).finally(() => (running = undefined));
  return running;
}

async function takeDue(isForced: boolean): Promise<void> {
  if (!currentSession()?.isMember || !beginKeeping()) return;
  const due: (() => Promise<void>)[] = [];
  if (isForced || !isFresh(Date.parse(keptCard()?.card.checked_at ?? ''), cardFreshMs)) due.push(takeCard);
  const tickets = await ticketsKept();
  if (isForced || !isFresh(tickets?.at, ticketsFreshMs)) due.push(takeTickets);
  const circulars = await readCopy('circulars');
  if (isForced || !isFresh(circulars?.at, parts.circulars.freshMs)) due.push(() => take('circulars'));
  const directory = takesDirectory() ? await readCopy('directory') : undefined;
  if (takesDirectory() && !isFresh(directory?.at, parts.directory.freshMs)) due.push(() => take('directory'));
  for (const each of due) {
    try {
      await each();
    } catch (error) {
      // Without an answer the rest waits as well; a refusal is about this part only.
      if (!(error instanceof CallError)) throw error;
      if (error.status === 0) return;
    }
  }
}

const isFresh = (at: number | undefined, ms: number) => at !== undefined && Date.now() - at < ms;

const keptCard = () => readOwn('card', ownId()) as KeptCard | undefined;

/** What is on this device, and how large it is. */
export interface Taken {
  /** When the card was confirmed, in ms. */
  card: number | undefined;
  tickets: { count: number; at: number } | undefined;
  circulars: { count: number; at: number } | undefined;
  directory: { people: readonly KeptMember[]; at: number } | undefined;
  bytes: number;
}

/** A member of the directory as it was taken along. */
export interface KeptMember {
  id: number;
  name: string;
  phone: string | null;
  area_name: string | null;
  unit_name: string | null;
}

/** Requests persistent storage, so that the browser deletes the copies last; older browsers have no such request. */
export async function keepLast(): Promise<void> {
  const storage = (navigator as Partial<Navigator>).storage as Partial<StorageManager> | undefined;
  await storage?.persist?.();
}

/** Returns what this device has taken along, and may still show. */
export async function readTaken(): Promise<Taken> {
  const [tickets, circulars, directory] = await Promise.all([
    ticketsKept(),
    readCopy('circulars'),
    readCopy('directory'),
  ]);
  const card = keptCard();
  const people = (directory?.value as { results: KeptMember[] } | undefined)?.results;
  return {
    card: card?.card && Date.parse(card.card.checked_at),
    tickets: tickets && { count: tickets.value.tickets.length, at: tickets.at },
    circulars: circulars && {
      count: (circulars.value as { circulars: unknown[] }).circulars.length,
      at: circulars.at,
    },
    directory: directory && people && { people, at: directory.at },
    bytes: [card, tickets?.value, circulars?.value, people].reduce<number>(
      (sum, each) => sum + (each ? JSON.stringify(each).length : 0),
      0,
    ),
  };
}
