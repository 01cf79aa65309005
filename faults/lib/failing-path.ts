import type { PathState, TcpPath } from '../../tests/support/tcp-path';
import { somePeople } from './people';
import { underStates, type Finding } from './scenario';
import type { Place } from './site';

export interface FailingPath {
  place: Place;
  path: TcpPath;
  /** Each state of the path, and the fault's name in the table. */
  states: [Exclude<PathState, 'open'>, string][];
  /** Returns how many mails each address has got. */
  mails: () => Map<string, number>;
}

/**
 * Starts the site of `place`, with people at work on it, and puts the network path to what it depends on into each
 * state for half a minute. Opens the path, stops the server and removes the place in the end, also after a failure.
 */
export async function underFailingPath({ place, path, states, mails }: FailingPath): Promise<Finding[]> {
  const server = await place.start();
  try {
    const people = await somePeople(place.url);
    const set = (state: PathState) => (path.state = state);
    return await underStates({ people, url: place.url, states, set, before: 2, lasts: 30, mails });
  } finally {
    path.state = 'open';
    await server.stop();
    place.remove();
  }
}
