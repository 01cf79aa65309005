import type { z } from 'zod';

/** Returns the problems that a form with this schema finds in a body: the first message of each faulty field. */
export function problemsOf(schema: z.ZodType, body: object): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) problems[path.join('.')] ??= message;
  return problems;
}
