import { z } from 'zod';
import { readResetToken } from './reset-token';

/** Checks that the pasted text has a reset link. */
export const linkSchema = z.object({
  link: z.string().superRefine((text, context) => {
    const link = readResetToken(text);
    if ('error' in link) context.addIssue(link.error);
  }),
});
