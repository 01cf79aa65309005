import { z } from 'zod';
import { languages } from '~/shared/language';
import { dutyList, roleFields } from '~/shared/person/user';

/** The user of the login answer, stored in the browser beside the tokens. */
export const sessionUserSchema = z.object({
  ...roleFields,
  duties: dutyList.optional(),
  language: z.enum(languages).optional().describe('Only when it is not English'),
});

/** The answer with a session that has begun or was renewed. */
export const sessionSchema = z.object({ token: z.string(), refresh_token: z.string(), user: sessionUserSchema });

/** The answer of the login to a person with a second factor: no session yet, but a ticket for the second step. */
export const secondFactorAskedSchema = z.object({
  second_factor: z.literal(true),
  ticket: z.string().describe('Good for five minutes and five tries'),
  methods: z.array(z.enum(['totp', 'recovery', 'passkey'])).describe('What they have'),
});
export type SecondFactorAsked = z.output<typeof secondFactorAskedSchema>;

export type SessionUser = z.output<typeof sessionUserSchema>;
