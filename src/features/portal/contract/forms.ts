import { z } from 'zod';
import { chosenId, filled, neededLine, optional, unlessEmpty } from '~/shared/fields';
import { languages } from '~/shared/language';
import { phonePattern } from '~/shared/phone';
import { line, prose } from '~/shared/text';
import { tiers } from '~/shared/tiers';
import * as texts from '../texts';
import { requestKinds } from './choices';

const email = filled(line(254).pipe(z.email({ error: texts.badEmail })), texts.emailNeeded);

/** The body of a new contact of a shop. */
export const contactForm = z.object({
  name: neededLine(120, texts.nameNeeded),
  email,
  phone: filled(
    line(40)
      .regex(/^[\d\s+().-]*$/, texts.badPhone)
      .transform(phonePattern)
      .pipe(z.string().regex(/^\d{10}$/, texts.badPhone)),
    texts.phoneNeeded,
  ),
  language: unlessEmpty(z.enum(languages, { error: texts.badChoice })),
});
export type ContactForm = z.output<typeof contactForm>;

/** The body that requests a link by mail. */
export const linkForm = z.object({ email });

/** The body that takes a link. A longer text is no link of this site. */
export const sessionForm = z.object({ token: filled(line(200), texts.tokenNeeded) });

/** The body of a request; a new picture comes with it as the file `media`. */
export const requestForm = z
  .object({
    kind: z.enum(requestKinds, { error: texts.badChoice }),
    ad: unlessEmpty(chosenId(texts.adNeeded)),
    tier: unlessEmpty(z.enum(tiers, { error: texts.badChoice })),
    fields: z.record(z.string().max(40), z.unknown(), { error: texts.fieldsNeeded }).optional(),
  })
  .superRefine(({ kind, ad, fields }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (kind !== 'shop' && ad === undefined) refuse('ad', texts.adNeeded);
    if (kind === 'shop' && Object.keys(fields ?? {}).length === 0) refuse('fields', texts.fieldsNeeded);
  });
export type RequestForm = z.output<typeof requestForm>;

/** The body of the office's decision on a request. */
export const decisionForm = z
  .object({
    decision: z.enum(['approve', 'reject'], { error: texts.badChoice }),
    note: optional(prose(1000)),
  })
  .refine(({ decision, note }) => decision === 'approve' || note, { path: ['note'], message: texts.noteNeeded });
export type DecisionForm = z.output<typeof decisionForm>;
