import Bowser from 'bowser';
import { LRUCache } from 'lru-cache';

/** What a user agent is: a kind of browser, or a robot. */
export interface Browser {
  /** Its name in small letters, without versions: `chrome`. */
  family: string;
  isRobot: boolean;
}

/** Robots that the library has no name for. */
const robots = /bot\b|crawl|spider|slurp|preview|lighthouse/i;
/** Reading an agent takes a quarter of a millisecond, and most visitors have one of a few. */
const known = new LRUCache<string, Browser>({ max: 1_000 });

/** Returns what a user agent is. */
export function browserOf(agent = ''): Browser {
  const key = agent.slice(0, 500);
  let browser = known.get(key);
  if (!browser) known.set(key, (browser = read(key)));
  return browser;
}

function read(agent: string): Browser {
  const parser = agent.trim() === '' ? undefined : Bowser.getParser(agent);
  const name = parser?.getBrowserName() || agent.split('/', 1)[0]!;
  return {
    family: name
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 20),
    isRobot: parser?.getPlatformType() === 'bot' || robots.test(agent),
  };
}
