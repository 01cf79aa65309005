import { z } from 'zod';
import { id, instant } from '~/shared/fields';
import { duties, roles } from '~/shared/access';
import { languages } from '~/shared/language';

const some = z.string().nullable();

const shared = {
  id,
  membership_id: some,
  username: z.string(),
  full_name: z.string().describe('The username while no name is known'),
  email: z.string(),
  role: z.enum(roles),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  is_member: z.boolean(),
  is_area_admin: z.boolean(),
};
const dutyList = z.array(z.enum(duties)).describe('Those that the role may have');

/** The user in the login answer, kept in the browser beside the tokens. */
export const sessionUserSchema = z.object({
  ...shared,
  duties: dutyList.optional(),
  language: z.enum(languages).optional().describe('Only when it is not English'),
});

/** A session that has just begun or was renewed. */
export const sessionSchema = z.object({ token: z.string(), refresh_token: z.string(), user: sessionUserSchema });

/** What the login answers in its place to whoever has a second factor: no session yet, but a ticket for the second step. */
export const secondFactorAskedSchema = z.object({
  second_factor: z.literal(true),
  ticket: z.string().describe('Good for five minutes and five tries'),
  methods: z.array(z.enum(['totp', 'recovery', 'passkey'])).describe('What they have'),
});
export type SecondFactorAsked = z.output<typeof secondFactorAskedSchema>;

/** A person as they and a superuser see them (docs/product/accounts.md, "User fields"). What was never given is null. */
export const userSchema = z.object({
  ...shared,
  duties: dutyList,
  first_name: z.string(),
  last_name: z.string(),
  phone: some,
  role_display: z.string(),
  is_approved: z.boolean(),
  date_joined: instant,
  updated_at: instant,
  language: z.enum(languages),
  hide_phone: z.boolean().describe('Other members do not see it'),
  hide_email: z.boolean().describe('Other members do not see it'),
  profile_completion: z.number().int().min(0).max(100),
  passport_photo: some.describe('Signed address, good for some minutes'),
  area: id.nullable(),
  area_name: some,
  unit: id.nullable(),
  unit_name: some,
  dob: some,
  gender: some,
  maritalStatus: some,
  residentialAddress: some,
  officeAddress: some,
  postOffice: some,
  pin: some,
  licenseNo: some,
  license_category: some,
  licenseDate: some,
  renewalDate: some,
  license_confirmed: z
    .boolean()
    .describe('Whether the office has confirmed the number and the last valid day as they are'),
  qualification: some,
  additionalQualification: some,
  skills: some,
  bloodGroup: some,
  panchayath: some,
  aadhaar: some.describe('Masked: XXXX XXXX 1234'),
});

/** An applicant with what they asked for: names of the simple form that are no area or unit of ours are wishes. */
export const pendingUserSchema = userSchema.extend({
  requested_role: z.enum(roles).nullable(),
  requested_role_display: some,
  requested_area: some,
  requested_unit: some,
  requested_location: some,
  requested_district: some,
});

export type User = z.output<typeof userSchema>;
export type SessionUser = z.output<typeof sessionUserSchema>;
export type PendingUser = z.output<typeof pendingUserSchema>;
