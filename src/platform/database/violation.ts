import { causesOf } from '../errors/causes';

const kinds = { unique: '23505', foreignKey: '23503', check: '23514' } as const;

/**
 * Returns whether an error is PostgreSQL's constraint violation of that kind, however deeply drizzle wrapped it;
 * `constraint` narrows it to one. This is how to answer "taken" without a gap between checking and writing.
 */
export function violates(error: unknown, kind: keyof typeof kinds, constraint?: string): boolean {
  const violation = [...causesOf(error)].find(({ code }) => code === kinds[kind]);
  return violation !== undefined && (constraint === undefined || violation.constraint === constraint);
}
