import { HOUR_MS } from '~/shared/dates';

/** A party of an event: how many people, and the state of its registration. */
export interface Party {
  id: number;
  status: 'going' | 'waiting' | 'offered';
  people: number;
  /** Its place in the order of all registrations of the event. */
  turn: number;
  offerUntil: Date | null;
  /** The person is no longer approved. */
  left: boolean;
}

/** An event's seats, and how they are assigned. */
export interface Seats {
  capacity: number;
  fillGaps: boolean;
  eventDate: Date;
}

/** What becomes of the parties of an event: who loses a place, who gets one, and in which way. */
export interface Moves {
  cancelled: number[];
  moved: number[];
  status: 'going' | 'offered';
}

/** How long an offer holds. */
export const offerHours = 2;

/**
 * Returns what happens with seats that become free: until 24 h before the event the next party moves up, until 2 h
 * before it gets an offer, and then nothing.
 */
function phaseOf(eventDate: Date, now: Date): 'moves' | 'offers' | 'still' {
  const hours = (eventDate.getTime() - now.getTime()) / HOUR_MS;
  if (hours >= 24) return 'moves';
  return hours >= 2 ? 'offers' : 'still';
}

/** Returns how many people have a seat or an offer of one. */
export const takenBy = (parties: readonly Party[]) =>
  parties.filter(({ status }) => status !== 'waiting').reduce((sum, { people }) => sum + people, 0);

/** Returns the waiting parties that get seats, in their order: without `fillGaps` none passes a larger party. */
export function fitting<P extends Pick<Party, 'people' | 'turn'>>(
  waiting: readonly P[],
  free: number,
  fillGaps: boolean,
): P[] {
  const found: P[] = [];
  let left = free;
  for (const party of [...waiting].sort((a, b) => a.turn - b.turn)) {
    if (party.people <= left) {
      found.push(party);
      left -= party.people;
    } else if (!fillGaps) break;
  }
  return found;
}

/** Returns what becomes of the parties at `now`. */
export function movesOf({ capacity, fillGaps, eventDate }: Seats, parties: readonly Party[], now: Date): Moves {
  const phase = phaseOf(eventDate, now);
  const isOver = ({ left, offerUntil, status }: Party) =>
    left || (status === 'offered' && offerUntil !== null && offerUntil <= now);
  const staying = parties.filter((party) => !isOver(party));
  const waiting = staying.filter(({ status }) => status === 'waiting');
  const moved = phase === 'still' ? [] : fitting(waiting, capacity - takenBy(staying), fillGaps);
  return {
    cancelled: parties.filter(isOver).map(({ id }) => id),
    moved: moved.map(({ id }) => id),
    status: phase === 'offers' ? 'offered' : 'going',
  };
}
