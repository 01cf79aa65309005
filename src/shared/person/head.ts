import { z } from 'zod';
import { roles } from '../access';
import { count, id, instant, nullableText } from '../fields';
import { languages } from '../language';
import { membershipStatuses } from '../membership-status';
import { personSectionKeys } from './sections';
import { dutyList } from './user';

/** The head of a person's page in the office; its sections are calls of their own (docs/product/person.md). */
export const personHeadSchema = z.object({
  id,
  full_name: z.string(),
  full_name_ml: nullableText.describe('The name in Malayalam, where the office knows it'),
  membership_id: nullableText,
  passport_photo: nullableText.describe('Signed address, good for some minutes'),
  phone: nullableText.describe('null where the caller sees none'),
  email: nullableText.describe('null where the caller sees none'),
  area_name: nullableText,
  unit_name: nullableText,
  role: z.enum(roles),
  role_display: z.string(),
  duties: dutyList,
  is_approved: z.boolean(),
  deceased_on: z.iso.date().nullable().describe('The day of death, where the office knows of one'),
  is_member: z.boolean().describe('In the directory by role: approved, alive, a member or above'),
  status: z.enum(membershipStatuses),
  language: z.enum(languages).describe('To speak and write to them in'),
  greetings: z
    .array(z.object({ language: z.enum(languages), text: z.string() }))
    .describe('What to say first on the telephone, in their own language first'),
  date_joined: instant,
  updated_at: instant,
  open: z
    .array(z.object({ kind: z.enum(personSectionKeys), count }))
    .describe('What of this person waits for the caller, by the section that shows it'),
  opened: z
    .object({ id, name: z.string(), at: instant })
    .nullable()
    .describe('Which other person of the office opened the page last, within ten minutes'),
  sections: z.array(z.enum(personSectionKeys)).describe('Open to the caller, in the order of the page'),
});
export type PersonHead = z.output<typeof personHeadSchema>;
