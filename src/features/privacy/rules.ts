import type { ConsentState } from './contract/purposes';

/** A stored decision. A purpose that was declined without a consent before has the same instant for both. */
export interface Decision {
  version: number;
  givenAt: Date;
  withdrawnAt: Date | null;
}

/** Returns the state of a purpose, from its decisions in order and the current version of its notice. */
export function stateOf(decisions: readonly Decision[], version: number): ConsentState {
  const last = decisions.at(-1);
  if (!last) return 'not_asked';
  if (last.withdrawnAt) return 'withdrawn';
  return last.version === version ? 'given' : 'renew';
}

/** Returns when the consent was last really given; null when it never was. */
export function givenLast(decisions: readonly Decision[]): Date | null {
  const consents = decisions.filter(({ givenAt, withdrawnAt }) => givenAt.getTime() !== withdrawnAt?.getTime());
  return consents.at(-1)?.givenAt ?? null;
}
