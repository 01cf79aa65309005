import { eq } from 'drizzle-orm';
import {
  applicationsOf,
  awaitsApproval,
  findPending,
  isRejected,
  type ApplicationRow,
} from '~/features/applications/server/public';
import {
  exportPeople,
  isConfirmed,
  presentPeople,
  users,
  viewerOf,
  type ListedRow,
  type UserRow,
  type Viewer,
} from '~/features/people/server/public';
import { recordAudit } from '~/features/audit/server/public';
import { areas, findAreas, placesIn } from '~/features/areas/server/public';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Limit } from '~/platform/rate-limit';
import type { Site } from '~/platform/site';
import { DAY_MS, dayOf, startOfDay, toIso } from '~/shared/dates';
import { inLanguage, type Language } from '~/shared/language';
import { dutiesOf } from '~/shared/person/role-rules';
import {
  memberCalls,
  type AreaApplicant,
  type AreaMember,
  type ManagedMember,
  type OfficeListed,
  type PeopleFilter,
  type Statistics,
} from '../contract';
import { narrowPeople, preparePeople, sortPeople } from '../rules';
import { both } from '../texts/both';
import { personFinder } from './find';
import { countPlaces, findManaged, findMembers, findMembersOfArea, findPeople } from './views';

export { isListedFor } from './views';

/** How often one person may take the directory along. */
const keptLimit: Limit = { name: 'members-offline', most: 6, seconds: 86_400 };

const MONTH_MS = 30 * DAY_MS;

/** The directory of members, and an area admin's overview of their area. */
export const membersFeature: Feature = {
  texts: both,
  register: (site, { calls }) => registerMembers(site, calls),
  finds: [personFinder],
  robots: { closed: ['/area-admin/', '/members'] },
};

/** Registers the calls (docs/product/members.md, "Calls"). */
function registerMembers(site: Site, calls: CallRegistrar): void {
  const { db, clock } = site;
  const { present, photosChangeAt } = presentPeople(site);
  const managed = (user: ListedRow): Required<ManagedMember> => ({
    ...present.presentListed('office', user),
    is_approved: user.isApproved,
    profile_completion: user.completion,
  });

  const inOffice = (user: ListedRow): OfficeListed => ({
    ...managed(user),
    // The office sees every address; '' is none.
    email: user.email ?? '',
    membership_id: user.membershipId,
    role: user.role,
    duties: dutiesOf(user.role, user.duties),
  });

  /** Returns the ids of the people whom a filter leaves, in its order, as the screen narrows the same rows. */
  const narrowed = async (rows: ListedRow[], filter: PeopleFilter, language: Language) => {
    const people = rows.map(await placesIn(db, language)).map(inOffice);
    return narrowPeople(preparePeople(people), filter).map(({ id }) => id);
  };

  const ofArea = (viewer: Viewer, user: UserRow): AreaMember => ({
    ...present.presentListed(viewer, user),
    // Never hidden here, because these people are in the viewer's own area.
    email: user.email ?? '',
    membership_id: user.membershipId,
    licenseNo: user.licenseNo,
    license_category: user.licenseCategory,
    confirmed_category: user.confirmedLicenseCategory,
    license_confirmed: isConfirmed(user),
    is_approved: user.isApproved,
    profile_completion: present.completion(user),
  });

  const applicant = (viewer: Viewer, user: UserRow, application: ApplicationRow | undefined): AreaApplicant => {
    const { requested_role_display, requested_area, requested_unit } = present.presentWishes(user);
    return {
      ...ofArea(viewer, user),
      requested_role_display,
      requested_area,
      requested_unit,
      state: application?.state === 'correction' ? 'correction' : 'pending',
      recommendation: application?.recommendation
        ? {
            verdict: application.recommendation,
            note: application.recommendationNote,
            at: toIso(application.recommendedAt!),
          }
        : null,
    };
  };

  calls.register(memberCalls, {
    members: async (_, { apart, areaId, validUntil, language }) => {
      validUntil(photosChangeAt());
      // Statuses change at midnight.
      validUntil(startOfDay(dayOf(clock.now()) + 1));
      const isOffice = apart === 'superuser' || apart === 'staff';
      const viewer: Viewer = isOffice ? 'office' : areaId === null ? 'member' : { areaId };
      const found = apart === 'superuser' ? await findManaged(db) : await findMembers(db, viewer);
      const people = found.map(await placesIn(db, language));
      return {
        members: people.map((user) => (apart === 'superuser' ? managed(user) : present.presentListed(viewer, user))),
        statistics: await statisticsOf(people),
      };
    },

    keptMembers: async (_, { caller, language }) => {
      await site.limits.hit(keptLimit, String(caller.id));
      // What members see, for a caller of the office too: a phone is lost more easily than a session ends.
      const found = await findMembers(db, 'member');
      await site.write((tx) =>
        recordAudit(tx, {
          at: clock.now(),
          actor: caller,
          action: 'user.take_along',
          target: { type: 'user', id: caller.id, name: caller.name },
          after: { people: found.length },
        }),
      );
      return {
        results: found.map(await placesIn(db, language)).map((user) => {
          const { full_name: name, ...seen } = present.presentListed('member', user);
          const { id, phone, area_name, unit_name, status } = seen;
          return { id, name, phone, area_name, unit_name, class: user.confirmedClass, status };
        }),
      };
    },

    exportMembers: async ({ query }, context) => {
      const { format, with: more, ...filter } = query;
      const ids = await narrowed(await findManaged(db), filter, context.language);
      return exportPeople({ ...site, isRejected }, context, ids, { by: query, format, more });
    },

    officePeople: async ({ query }, { validUntil, language }) => {
      validUntil(photosChangeAt());
      // Statuses change at midnight.
      validUntil(startOfDay(dayOf(clock.now()) + 1));
      return sortPeople((await findPeople(db)).map(await placesIn(db, language)).map(inOffice), query.sort);
    },

    exportOfficePeople: async ({ query }, context) => {
      const { format, with: more, ...filter } = query;
      const ids = await narrowed(await findPeople(db), filter, context.language);
      return exportPeople({ ...site, isRejected }, context, ids, { by: query, format, more });
    },

    areaOverview: async (_, { caller, validUntil, language }) => {
      validUntil(photosChangeAt());
      const areaId = caller.areaId;
      const viewer = viewerOf(caller);
      const [area] = areaId ? await findAreas(db, eq(areas.id, areaId)) : [];
      if (!area) return { area: null, statistics: noStatistics, members: [], pending_users: [] };
      const placed = await placesIn(db, language);
      const members = (await findMembersOfArea(db, area.id)).map(placed);
      const pending = (await findPending(db, eq(users.areaId, area.id))).map(placed);
      const applications = await applicationsOf(
        db,
        pending.map(({ id }) => id),
      );
      const monthAgo = clock.now().getTime() - MONTH_MS;
      return {
        area: { id: area.id, name: inLanguage(language, area.name, area.nameMl) },
        statistics: {
          total_members: members.length,
          pending_members: pending.length,
          total_units: (await countPlaces(db, area.id)).units,
          new_this_month: members.filter((member) => member.dateJoined.getTime() > monthAgo).length,
        },
        members: members.map((user) => ofArea(viewer, user)),
        pending_users: pending.map((user) => applicant(viewer, user, applications.get(user.id))),
      };
    },
  });

  /** Returns the figures; `people` is the caller's whole list: approved members, or all people for superusers. */
  const statisticsOf = async (people: { isApproved: boolean }[]): Promise<Statistics> => {
    const places = await countPlaces(db);
    return {
      total_members: people.length,
      approved_members: people.filter((person) => person.isApproved).length,
      pending_members: await db.$count(users, awaitsApproval()),
      total_areas: places.areas,
      total_units: places.units,
    };
  };
}

const noStatistics = { total_members: 0, pending_members: 0, total_units: 0, new_this_month: 0 };
