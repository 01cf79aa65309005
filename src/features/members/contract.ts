import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { id, instant } from '~/shared/fields';
import { peopleColumns, sheetQuery } from '~/shared/sheet-format';
import { line } from '~/shared/text';
import { standings } from '~/shared/standing';
import { areasTopic, peopleTopic } from '~/shared/topics';

const some = z.string().nullable();

/** What the directory shows of a member (docs/product/members.md, "Directory fields"); below superuser nothing else leaves. */
export const directoryMemberSchema = z.object({
  id,
  full_name: z.string(),
  username: z.string(),
  email: some.describe('null: not shown to this reader'),
  phone: some,
  area_name: some,
  unit_name: some,
  passport_photo: some.describe('Signed address, good for some minutes'),
  role_display: z.string(),
  date_joined: instant,
  status: z.enum(standings).describe('How things stand with licence and membership, the worse of the two'),
});

/** Superusers get these two as well, and the pending ones; nobody else does. */
export const managedMemberSchema = directoryMemberSchema.extend({
  is_approved: z.boolean().optional(),
  profile_completion: z.number().int().min(0).max(100).optional(),
});

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
  membership_id: some,
  licenseNo: some,
  license_category: some,
  is_approved: z.boolean(),
  profile_completion: z.number().int().min(0).max(100),
});

/** An applicant for it, with what they asked for. */
export const areaApplicantSchema = areaMemberSchema.extend({
  requested_role_display: some,
  requested_area: some,
  requested_unit: some,
  state: z.enum(['pending', 'correction']).describe('In correction the office waits for the applicant'),
  recommendation: z
    .object({ verdict: z.enum(['recommend', 'against']), note: some, at: instant })
    .nullable()
    .describe("The area admin's own"),
});

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
export type Statistics = z.output<typeof statisticsSchema>;
export type AreaMember = z.output<typeof areaMemberSchema>;
export type AreaApplicant = z.output<typeof areaApplicantSchema>;
export type AreaOverview = z.output<typeof areaOverviewSchema>;

/** What the office's list is narrowed and sorted by (docs/product/members.md, "CSV export"); an empty filter is none. */
export const memberFilterSchema = z.object({
  search: line(200).optional().describe('Every word is in the full name, username, e-mail or phone'),
  area: line(100).optional().describe("An area's name"),
  status: z.enum(['all', 'approved', 'pending']).default('all'),
  sort: z.enum(['name', 'date', 'completion', 'area']).default('name'),
});
export type MemberFilter = z.output<typeof memberFilterSchema>;

export const memberCalls = defineCalls({
  members: {
    method: 'GET',
    path: '/api/members/',
    who: 'member',
    summary:
      'The directory: approved members; for superusers also applicants, approval and completion. What somebody hides is null for other members',
    answers: { 200: z.object({ members: z.array(managedMemberSchema), statistics: statisticsSchema }) },
    topics: [peopleTopic, areasTopic],
    apart: ['superuser', 'staff', 'area-admin'],
    translated: true,
  },
  exportMembers: {
    method: 'GET',
    path: '/api/members/export/',
    who: 'superuser',
    summary: 'The list that the filters leave, as CSV (UTF-8 with BOM) or XLSX',
    proof: true,
    query: memberFilterSchema.extend({ ...sheetQuery, ...peopleColumns }),
    answers: { 200: z.string() },
    type: 'text/csv; charset=utf-8',
    stream: true,
  },
  areaOverview: {
    method: 'GET',
    path: '/api/area-admin/overview/',
    who: 'area-admin',
    summary: "The area admin's own area: members, applicants, numbers",
    answers: { 200: areaOverviewSchema },
    topics: [],
    sharedTopics: [peopleTopic, areasTopic],
    perPerson: true,
    translated: true,
  },
});
