/** The events that features count, with their outcomes. */
export interface Events {
  /** Attempts to push a notice to a phone (docs/product/push.md, "Answers"). */
  push: 'sent' | 'gone' | 'refused' | 'stopped' | 'dropped' | 'later' | 'given_up' | 'forbidden';
  /** Events of ads that browsers sent (docs/product/ad-counting.md, "On the server"). */
  ads: 'written' | 'invalid' | 'dropped' | 'lost';
}

export type EventTally = ReturnType<typeof createEventTally>;

/** Counts events of this instance by their outcome: plain numbers, which become samples when the metrics are read. */
export function createEventTally() {
  const tally = new Map<keyof Events, Map<string, number>>();
  return {
    count<E extends keyof Events>(event: E, outcome: Events[E], by = 1): void {
      if (by === 0) return;
      let outcomes = tally.get(event);
      if (!outcomes) tally.set(event, (outcomes = new Map<string, number>()));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + by);
    },
    /** Returns how many of an event so far, by their outcome. */
    of: (event: keyof Events): [outcome: string, count: number][] => [...(tally.get(event) ?? [])],
  };
}
