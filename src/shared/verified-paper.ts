import { z } from 'zod';
import { instant, nullableText } from './fields';

/**
 * What anyone learns who has the code of a paper of the committee other than a card: whether it is good, and what
 * stands on it, in the reader's language (docs/product/cards.md, "Verification").
 */
export const verifiedPaperSchema = z.object({
  kind: z.string().describe('What it is: `receipt`, `certificate`'),
  number: nullableText,
  date: z.iso.date().nullable(),
  amount: z.int().nullable().describe('In whole paise'),
  is_good: z.boolean(),
  title: z.string(),
  lead: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).describe('What stands on it'),
  checked_at: instant,
});
export type VerifiedPaper = z.output<typeof verifiedPaperSchema>;
