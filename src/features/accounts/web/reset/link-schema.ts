import { z } from 'zod';
import { readResetToken } from './reset-token';

/** What was pasted holds a reset link, or says why not. */
export const linkSchema = z.object({
  link: z.string().superRefine((text, context) => {
    const link = readResetToken(text);
    if ('error' in link) context.addIssue(link.error);
  }),
});
