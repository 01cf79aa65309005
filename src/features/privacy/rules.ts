import type { ConsentState } from './contract/purposes';

/** A decision as it is kept; what was declined without ever having been given was given and withdrawn in one moment. */
export interface Decision {
  version: number;
  givenAt: Date;
  withdrawnAt: Date | null;
}

/** How it stands with a purpose, by its decisions in their order and the version of its notice as it is now. */
export function stateOf(decisions: readonly Decision[], version: number): ConsentState {
  const last = decisions.at(-1);
  if (!last) return 'not_asked';
  if (last.withdrawnAt) return 'withdrawn';
  return last.version === version ? 'given' : 'renew';
}

/** When it was really given last; null when it never was. */
export function givenLast(decisions: readonly Decision[]): Date | null {
  const given = decisions.filter(({ givenAt, withdrawnAt }) => givenAt.getTime() !== withdrawnAt?.getTime());
  return given.at(-1)?.givenAt ?? null;
}
