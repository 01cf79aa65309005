import { useQuery } from '@tanstack/react-query';
import { exportUsers, usersQuery } from '~/features/people/web/public';
import { roles, type Role } from '~/shared/access';
import { membershipStatuses } from '~/shared/membership-status';
import { mutationsOf } from '~/shared/mutations';
import { flagsOf } from '~/shared/person/role-rules';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import type { SheetFormat } from '~/shared/sheet-format';
import { ExportButtons } from '~/ui/office/export-buttons';
import { sortsOf } from '~/ui/sort-button';
import type { memberCalls, MemberFilter, OfficeListed, Statistics } from '../../contract';
import { membersQuery, officePeopleQuery } from '../queries';
import { columns, type Person } from './people-table';
import { useUserDeeds } from './use-user-deeds';
import type { Listed, PeopleView } from './view';
import * as texts from '../../texts';

// They change nothing that is shown; the audit log is fetched whenever it is opened.
const mutation = mutationsOf<typeof memberCalls>();
const exportMembers = mutation('GET /api/members/export/', { invalidates: 'nothing' });
const exportPeople = mutation('GET /api/admin/people/export/', { invalidates: 'nothing' });

/** The CSV has the specified columns; the Excel file adds licence and membership. */
const withLicence = (format: SheetFormat) => format === 'xlsx' && ({ with: 'licence' } as const);
const exporting = (found: () => number[]) => ({
  list: 'members',
  nothing: () => (found().length === 0 ? texts.nothingToExport : undefined),
});

const sorts = {
  name: { value: 'full_name', label: common.name },
  role: { value: 'role', label: personTexts.role },
  area: { value: 'area_name', label: personTexts.area },
  date: { value: '-date_joined', label: texts.sortChoices.date },
  completion: { value: '-profile_completion', label: texts.sortChoices.completion },
} as const;

const statuses = ['all', 'approved', 'pending'] as const;
const areaAndSearch = { search: '', area: '' } as const;
const noDeeds = () => ({});
const count = <P,>(people: readonly P[], counts: (person: P) => boolean) => people.filter(counts).length;

const allStatuses = [...statuses, ...membershipStatuses.toSorted((a) => (a === 'unknown' ? 1 : 0))] as const;

/** All people, for registrars and superusers: /app/admin/people. */
export const peopleView: PeopleView = {
  title: common.people,
  lead: texts.peopleLead,
  label: common.people,
  hint: texts.searchUsersHint,
  figures: { label: texts.peopleInFigures, names: [texts.approvedMembers, texts.pendingMembers] },
  fields: {
    ...areaAndSearch,
    role: ['', ...roles],
    status: allStatuses,
    sort: sortsOf('full_name', 'role', 'area_name', 'status', 'date_joined'),
  },
  statuses: allStatuses,
  sorts: [sorts.name, sorts.role, sorts.area, sorts.date],
  columns: [columns.person, columns.membership, columns.contact, columns.place, columns.status, columns.joined],
  words: {
    count: texts.peopleCount,
    found: texts.foundOfPeople,
    failed: texts.loadPeopleFailed,
    none: texts.noPeopleFound,
  },
  useList: () => useQuery({ ...officePeopleQuery, select: selectPeople }),
  Export: ({ filter, found, ...rest }) => (
    <ExportButtons
      {...exporting(found)}
      {...rest}
      call={exportPeople}
      input={(format) => ({ query: { ...filter, ...withLicence(format) } })}
    />
  ),
  useDeeds: noDeeds,
};

/** Member management: /app/admin/total-members. Its address holds no more than a MemberFilter. */
export const membersView: PeopleView = {
  title: texts.memberManagement,
  lead: texts.memberManagementLead,
  label: common.members,
  hint: common.memberSearchHint,
  figures: {
    label: texts.membersInFigures,
    names: [texts.totalMembers, texts.approvedMembers, texts.pendingMembers, common.totalAreas, texts.totalUnits],
  },
  fields: {
    ...areaAndSearch,
    status: statuses,
    sort: sortsOf('full_name', 'area_name', 'role_display', 'status', 'date_joined', 'profile_completion'),
  },
  statuses,
  sorts: [sorts.name, sorts.date, sorts.completion, sorts.area],
  columns: [
    columns.member,
    columns.contact,
    columns.place,
    columns.role,
    columns.status,
    columns.joined,
    columns.completion,
  ],
  words: {
    count: texts.memberCount,
    found: texts.foundOfMembers,
    failed: texts.loadMembersFailed,
    none: texts.noMembersFound,
  },
  useList: () => useQuery({ ...membersQuery, select: selectMembers }),
  Export: ({ filter, found, ...rest }) => (
    <ExportButtons
      {...exporting(found)}
      {...rest}
      call={exportMembers}
      input={(format) => ({ query: { ...(filter as MemberFilter), ...withLicence(format) } })}
    />
  ),
  useDeeds: noDeeds,
};

const userSorts = sortsOf('full_name', 'role', 'area_name', 'date_joined', 'profile_completion');

/** User management: /app/admin/total-users. */
export const usersView: PeopleView = {
  title: texts.userManagement,
  lead: texts.userManagementLead,
  refreshLabel: texts.refreshData,
  label: common.users,
  hint: texts.searchUsersHint,
  figures: {
    label: texts.userFigures,
    names: [common.totalUsers, texts.superusers, texts.areaAdmins, common.members],
  },
  fields: { search: '', role: ['', ...roles], status: statuses, sort: userSorts },
  statuses,
  sorts: [sorts.name, { value: '-date_joined', label: common.date }, sorts.role],
  columns: [columns.user, columns.membership, columns.contact, columns.place, columns.joined, columns.completion],
  withoutOwn: true,
  words: { count: texts.userCount, found: texts.usersFound, failed: texts.usersFailed, none: texts.noUsersFound },
  useList: () => useQuery({ ...usersQuery, select: selectUsers }),
  Export: ({ found, filters, messages }) => (
    <ExportButtons
      {...exporting(found)}
      filters={filters}
      messages={messages}
      call={exportUsers}
      input={(format) => ({ query: {}, body: { ids: found(), ...withLicence(format) } })}
    />
  ),
  useDeeds: useUserDeeds,
};

const selectPeople = (people: readonly OfficeListed[]): Listed => ({
  people,
  figures: [
    count(people, (person) => person.is_approved && flagsOf(person.role).is_member),
    count(people, (person) => !person.is_approved),
  ],
});

const selectMembers = ({ members, statistics }: { members: readonly unknown[]; statistics: Statistics }): Listed => ({
  // For superusers the answer includes every person's approval and completion.
  people: members as readonly Person[],
  figures: [
    statistics.total_members,
    statistics.approved_members,
    statistics.pending_members,
    statistics.total_areas,
    statistics.total_units,
  ],
});

const selectUsers = (people: readonly (Person & { role: Role })[]): Listed => ({
  people,
  figures: [
    people.length,
    count(people, ({ role }) => flagsOf(role).is_superuser),
    count(people, ({ role }) => flagsOf(role).is_area_admin),
    count(people, ({ role }) => flagsOf(role).is_member),
  ],
});
