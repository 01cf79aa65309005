/** Where "now" comes from, so that tests can set it. Everything that decides by time takes one. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
