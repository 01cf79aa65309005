import { eq } from 'drizzle-orm';
import {
  applicationsOf,
  awaitsApproval,
  exportPeople,
  findPending,
  presentPeople,
  users,
  type ApplicationRow,
  type ListedRow,
  type UserRow,
} from '~/features/accounts/server/public';
import { areas, findAreas, placesIn } from '~/features/areas/server/public';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { dayOf, startOfDay, toIso } from '~/shared/dates';
import { inLanguage } from '~/shared/language';
import { tenDigits } from '~/shared/phone';
import { memberCalls, type AreaApplicant, type AreaMember, type ManagedMember, type Statistics } from '../contract';
import { both } from '../texts/both';
import { findForExport } from './export';
import { countPlaces, findEveryone, findListedMembers, findMembers, findMembersOfArea } from './views';

const MONTH_MS = 30 * 86_400_000;

/** The directory of members and what an area admin sees of theirs. */
export const membersFeature: Feature = {
  texts: both,
  register: (site, { calls }) => registerMembers(site, calls),
  robots: { closed: ['/area-admin/', '/members'] },
};

/** Registers the directory and the area admin's overview. */
function registerMembers(site: Site, calls: CallRegistrar): void {
  const { db, clock } = site;
  const { present, photosChangeAt } = presentPeople(site);
  const managed = (user: ListedRow): ManagedMember => ({
    ...present.presentListed(user),
    is_approved: user.isApproved,
    profile_completion: user.completion,
  });

  /** Somebody as other members see them: without what they hide, unless they are of the area that the reader looks after. */
  const forMember = (ownArea: number | null) => (user: ListedRow) => {
    const listed = present.presentListed(user);
    if (ownArea !== null && user.areaId === ownArea) return listed;
    // Who has made the address or the number their username, which stands for the name of those without one, does not hide it otherwise.
    const named = (name: string) => {
      if (user.hideEmail && name.toLowerCase() === user.email.toLowerCase())
        return name.slice(0, name.lastIndexOf('@'));
      return user.hidePhone && user.phone && tenDigits(name) === user.phone ? `${name.slice(0, 2)}…` : name;
    };
    return {
      ...listed,
      username: named(listed.username),
      full_name: named(listed.full_name),
      ...(user.hidePhone && { phone: null }),
      ...(user.hideEmail && { email: null }),
    };
  };

  const ofArea = (user: UserRow): AreaMember => ({
    ...present.presentListed(user),
    membership_id: user.membershipId,
    licenseNo: user.licenseNo,
    license_category: user.licenseCategory,
    is_approved: user.isApproved,
    profile_completion: present.completion(user),
  });

  const applicant = (user: UserRow, application: ApplicationRow | undefined): AreaApplicant => {
    const { requested_role_display, requested_area, requested_unit } = present.presentWishes(user);
    return {
      ...ofArea(user),
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
      // Where a status changes.
      validUntil(startOfDay(dayOf(clock.now()) + 1));
      const found =
        apart === 'superuser'
          ? await findEveryone(db)
          : apart === 'staff'
            ? await findMembers(db)
            : await findListedMembers(db, areaId);
      const people = found.map(await placesIn(db, language));
      const shown = apart === 'superuser' ? managed : apart === 'staff' ? present.presentListed : forMember(areaId);
      return {
        members: people.map(shown),
        statistics: await statisticsOf(people),
      };
    },

    exportMembers: async ({ query }, { caller, language, setHeader }) => {
      const { format, with: columns, ...filter } = query;
      return exportPeople(site, caller, await findForExport(db, filter, language), {
        by: query,
        format,
        columns,
        setHeader,
      });
    },

    areaOverview: async (_, { caller, validUntil, language }) => {
      validUntil(photosChangeAt());
      const areaId = caller.areaId;
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
        members: members.map(ofArea),
        pending_users: pending.map((user) => applicant(user, applications.get(user.id))),
      };
    },
  });

  /** `people` is everyone the caller gets: members the approved, superusers all. */
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
