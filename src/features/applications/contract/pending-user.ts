import { z } from 'zod';
import { nullableText } from '~/shared/fields';
import { roles } from '~/shared/access';
import { userSchema } from '~/shared/person/user';

/** An applicant with their requests: names of the simple form that are not an area or unit of the site are wishes. */
export const pendingUserSchema = userSchema.extend({
  requested_role: z.enum(roles).nullable(),
  requested_role_display: nullableText,
  requested_area: nullableText,
  requested_unit: nullableText,
  requested_location: nullableText,
  requested_district: nullableText,
});

export type PendingUser = z.output<typeof pendingUserSchema>;
