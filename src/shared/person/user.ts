import { z } from 'zod';
import { id, instant, nullableText } from '../fields';
import { duties, roles } from '../access';
import { languages } from '../language';

/** What every answer with a person says of them. */
export const roleFields = {
  id,
  membership_id: nullableText,
  username: z.string(),
  full_name: z.string().describe('The username while no name is known'),
  email: z.string(),
  role: z.enum(roles),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  is_member: z.boolean(),
  is_area_admin: z.boolean(),
};
export const dutyList = z.array(z.enum(duties)).describe('Those that the role may have');

/** A person as they and a superuser see them (docs/product/people.md, "User fields"). What was never given is null. */
export const userSchema = z.object({
  ...roleFields,
  duties: dutyList,
  first_name: z.string(),
  last_name: z.string(),
  full_name_ml: nullableText.describe('The name in Malayalam, where the office knows it'),
  phone: nullableText,
  role_display: z.string(),
  is_approved: z.boolean(),
  date_joined: instant,
  updated_at: instant,
  language: z.enum(languages),
  hide_phone: z.boolean().describe('Other members do not see it'),
  hide_email: z.boolean().describe('Other members do not see it'),
  profile_completion: z.number().int().min(0).max(100),
  passport_photo: nullableText.describe('Signed address, good for some minutes'),
  area: id.nullable(),
  area_name: nullableText,
  unit: id.nullable(),
  unit_name: nullableText,
  dob: nullableText,
  gender: nullableText,
  maritalStatus: nullableText,
  residentialAddress: nullableText,
  officeAddress: nullableText,
  postOffice: nullableText,
  pin: nullableText,
  licenseNo: nullableText,
  license_category: nullableText,
  licenseDate: nullableText,
  renewalDate: nullableText,
  license_confirmed: z
    .boolean()
    .describe('Whether the office has confirmed the number, the class and the last valid day as they are'),
  qualification: nullableText,
  additionalQualification: nullableText,
  skills: nullableText,
  bloodGroup: nullableText,
  panchayath: nullableText,
  aadhaar: nullableText.describe('Masked: XXXX XXXX 1234'),
});

export type User = z.output<typeof userSchema>;
