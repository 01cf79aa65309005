import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { duties, roles } from '~/shared/access';
import { id, instant, nullableText } from '~/shared/fields';
import { sortQuery } from '~/shared/sort-query';
import { peopleColumns, sheetAnswer, sheetQuery } from '~/shared/sheet-format';
import { line } from '~/shared/text';
import { membershipStatuses } from '~/shared/membership-status';
import { areasTopic, peopleTopic } from '~/shared/topics';

/** A member in the directory, for callers below superuser (docs/product/members.md, "Directory fields"). */
export const directoryMemberSchema = z.object({
  id,
  full_name: z.string(),
  username: z.string(),
  email: nullableText.describe('null: not shown to this reader'),
  phone: nullableText,
  area_name: nullableText,
  unit_name: nullableText,
  passport_photo: nullableText.describe('Signed address, good for some minutes'),
  role_display: z.string(),
  date_joined: instant,
  status: z.enum(membershipStatuses).describe('How things stand with licence and membership, the worse of the two'),
});

/** Superusers also receive these two fields, and the pending people. No other caller does. */
export const managedMemberSchema = directoryMemberSchema.extend({
  is_approved: z.boolean().optional(),
  profile_completion: z.number().int().min(0).max(100).optional(),
});

/** A person in the office's list of all people. */
export const officePersonSchema = managedMemberSchema.required().extend({
  email: z.string(),
  membership_id: nullableText,
  role: z.enum(roles),
  duties: z.array(z.enum(duties)).describe('Those that count with the role'),
});

/** Numbers of people, areas and units, for the directory's first view and the office. */
export const statisticsSchema = z.object({
  total_members: z.number().int(),
  approved_members: z.number().int(),
  pending_members: z.number().int(),
  total_areas: z.number().int(),
  total_units: z.number().int(),
});

/** A member of an area admin's own area. */
export const areaMemberSchema = directoryMemberSchema.extend({
  email: z.string(),
  membership_id: nullableText,
  licenseNo: nullableText,
  license_category: nullableText,
  confirmed_category: nullableText,
  license_confirmed: z
    .boolean()
    .describe('false: number, class or last day are entered, and not confirmed by the office'),
  is_approved: z.boolean(),
  profile_completion: z.number().int().min(0).max(100),
});

/** An applicant for the area, with what they applied for. */
export const areaApplicantSchema = areaMemberSchema.extend({
  requested_role_display: nullableText,
  requested_area: nullableText,
  requested_unit: nullableText,
  state: z.enum(['pending', 'correction']).describe('In correction the office waits for the applicant'),
  recommendation: z
    .object({ verdict: z.enum(['recommend', 'against']), note: nullableText, at: instant })
    .nullable()
    .describe("The area admin's own"),
});

/** An area admin's own area: its figures, members and applicants. */
export const areaOverviewSchema = z.object({
  area: z.object({ id, name: z.string() }).nullable().describe('null while the office has given none'),
  statistics: z.object({
    total_members: z.number().int(),
    pending_members: z.number().int(),
    total_units: z.number().int(),
    new_this_month: z.number().int().describe('Members who joined in the last 30 days'),
  }),
  members: z.array(areaMemberSchema),
  pending_users: z.array(areaApplicantSchema),
});

export type DirectoryMember = z.output<typeof directoryMemberSchema>;
export type ManagedMember = z.output<typeof managedMemberSchema>;
export type OfficeListed = z.output<typeof officePersonSchema>;
export type Statistics = z.output<typeof statisticsSchema>;
export type AreaMember = z.output<typeof areaMemberSchema>;
export type AreaApplicant = z.output<typeof areaApplicantSchema>;
export type AreaOverview = z.output<typeof areaOverviewSchema>;

/** The filter and order of the office's list; empty means no filter (docs/product/members.md, "CSV export"). */
export const memberFilterSchema = z.object({
  search: line(200).optional().describe('Every word is in the full name, username, e-mail or phone'),
  area: line(100).optional().describe("An area's name"),
  status: z.enum(['all', 'approved', 'pending']).default('all'),
  ...sortQuery(managedMemberSchema, { without: ['passport_photo'] }),
});

export type MemberFilter = z.output<typeof memberFilterSchema>;

const peopleSort = sortQuery(officePersonSchema, { without: ['passport_photo'] });

/** The same of all people: also by role, and by the status of licence and membership. */
export const peopleFilterSchema = memberFilterSchema.extend({
  role: z.enum(roles).optional(),
  status: z.enum(['all', 'approved', 'pending', ...membershipStatuses]).default('all'),
  ...peopleSort,
});
export type PeopleFilter = z.output<typeof peopleFilterSchema>;

/** A member as a phone takes the directory along: no e-mail address, no photo. */
export const keptMemberSchema = z.object({
  id,
  name: z.string(),
  phone: nullableText.describe('null: hidden from other members'),
  area_name: nullableText,
  unit_name: nullableText,
  class: nullableText.describe('The class of the licence that the office has confirmed'),
  status: z.enum(membershipStatuses),
});
export type KeptMember = z.output<typeof keptMemberSchema>;

/** The calls of the directory, its export and the area overview (docs/product/members.md, "Calls"). */
export const memberCalls = defineCalls({
  members: call('GET /api/members/', 'member', {
    summary:
      'The directory: approved members; for superusers also applicants, approval and completion. ' +
      'Hidden contact data is null for other members',
    answers: { 200: z.object({ members: z.array(managedMemberSchema), statistics: statisticsSchema }) },
    cache: { topics: [peopleTopic, areasTopic], translated: true, apart: ['superuser', 'staff', 'area-admin'] },
  }),
  keptMembers: call('GET /api/members/offline/', 'member', {
    summary: 'The directory as members see it, for a phone to take along; 6 a day, 429 after that; audited',
    answers: { 200: z.object({ results: z.array(keptMemberSchema) }) },
  }),
  exportMembers: call('GET /api/members/export/', 'superuser', {
    summary: 'The list that the filters leave, as CSV (UTF-8 with BOM) or XLSX',
    proof: true,
    query: memberFilterSchema.extend({ ...sheetQuery, ...peopleColumns }),
    ...sheetAnswer,
  }),
  officePeople: call('GET /api/admin/people/', 'registrar', {
    summary: 'All people except rejected applicants; without an order by name',
    query: z.object(peopleSort),
    answers: { 200: z.array(officePersonSchema) },
    cache: { topics: [peopleTopic, areasTopic], translated: true, unstored: true, apart: ['registrar'] },
  }),
  exportOfficePeople: call('GET /api/admin/people/export/', 'registrar', {
    summary: 'The people whom the filters leave, as CSV (UTF-8 with BOM) or XLSX',
    proof: true,
    query: peopleFilterSchema.extend({ ...sheetQuery, ...peopleColumns }),
    ...sheetAnswer,
  }),
  areaOverview: call('GET /api/area-admin/overview/', 'area-admin', {
    summary: "The area admin's own area: members, applicants, numbers",
    answers: { 200: areaOverviewSchema },
    cache: { topics: [], translated: true, perPerson: true, sharedTopics: [peopleTopic, areasTopic] },
  }),
});
