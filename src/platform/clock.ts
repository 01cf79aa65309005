/** Where "now" comes from, so that tests can set it. Everything whose decisions depend on the time takes a clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
