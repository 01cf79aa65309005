const kinds = { unique: '23505', foreignKey: '23503', check: '23514' } as const;

/**
 * Whether an error is PostgreSQL's refusal of that kind, however deep drizzle wrapped it; `constraint` narrows it to
 * one. The way to answer "taken" without a gap between looking and writing.
 */
export function violates(error: unknown, kind: keyof typeof kinds, constraint?: string): boolean {
  for (let at = error; at; at = (at as { cause?: unknown }).cause) {
    const { code, constraint: broken } = at as { code?: unknown; constraint?: unknown };
    if (code === kinds[kind]) return constraint === undefined || broken === constraint;
  }
  return false;
}
