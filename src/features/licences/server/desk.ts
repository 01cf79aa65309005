import { notFound } from '~/platform/errors/http-error';
import { placesIn } from '~/features/areas/server/public';
import { exportList, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import type { Db } from '~/platform/database';
import { pagedBatches, type Column } from '~/platform/sheets';
import { createTopicCache } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { pageOf, rowsOf } from '~/shared/paging';
import { dayIso, membershipStatusNames } from '~/shared/membership-status';
import { peopleTopic } from '~/shared/topics';
import { licencesTopic, type DeskFilter, type DeskPerson, type DeskQuery } from '../contract';
import { daysBetween } from '../rules';
import { kindNames } from '../texts';
import type { Licences } from './context';
import { orderOfDesk } from './desk-order';
import {
  countPeople,
  countQueue,
  findAreaId,
  findPeople,
  findQueue,
  findScanned,
  membersOf,
  ofList,
  presentPerson,
  presentRenewal,
} from './views';

/** Returns the area of a caller's desk: a registrar's filter, an area admin's own area; throws 404 for any other. */
export async function areaOf(db: Db, caller: Caller, area: string | undefined): Promise<number | null | undefined> {
  const wanted = await findAreaId(db, area);
  if (caller.isSuperuser || caller.duties.includes('registrar')) return wanted;
  if (wanted !== undefined && wanted !== caller.areaId) throw notFound();
  return caller.areaId;
}

/** Returns the functions that read and export the desk's lists (docs/product/licences.md, "The desk"). */
export function createDesk(licences: Licences) {
  const { db, clock, topics, scans } = licences;
  /** The cached number of rows of a list: counting thousands takes longer than reading 25. */
  const counts = createTopicCache<{ count: number }>(topics, { maxBytes: 1_000_000, weigh: () => 0 });
  const counted = async (key: string, count: () => Promise<number>): Promise<number> =>
    (await counts.get(key, [peopleTopic, licencesTopic], async () => ({ count: await count() }))).count;

  const whereOf = async (caller: Caller, filter: DeskFilter) => {
    const areaId = await areaOf(db, caller, filter.area);
    const today = dayIso(clock.now());
    const order = orderOfDesk(filter, today);
    const { status, search } = filter;
    const where = membersOf(filter, areaId, status === 'queue' ? undefined : ofList(status, today));
    return { where, order, today, key: JSON.stringify([status, search, areaId, filter.class, today]) };
  };

  const desk = async (query: DeskQuery, caller: Caller, language: Language) => {
    const { where, order, today, key } = await whereOf(caller, query);
    const { status } = query;
    const page = { path: '/api/licences/desk/', rows: { ...rowsOf(query), order } };
    const placed = await placesIn(db, language);
    if (status === 'queue') {
      const count = await counted(key, () => countQueue(db, where));
      const rows = await findQueue(db, where, page.rows);
      const results = rows.map(({ request, person }) => ({
        ...presentRenewal(scans, request, caller.id),
        user: presentPerson(placed(person), today),
        waiting_days: Math.max(0, daysBetween(request.createdAt, clock.now())),
      }));
      return pageOf(page.path, query, count, results);
    }
    const count = await counted(key, () => countPeople(db, where));
    const rows = await findPeople(db, where, page.rows);
    const people = rows.map((row) => presentPerson(placed(row), today));
    if (status !== 'unconfirmed') return pageOf(page.path, query, count, people);
    const scanned = await findScanned(
      db,
      people.map(({ id }) => id),
    );
    const results = people.map((person) => {
      const request = scanned.get(person.id);
      return { ...person, evidence: request ? presentRenewal(scans, request, caller.id) : null };
    });
    return pageOf(page.path, query, count, results);
  };

  const exportDesk = async ({ format, ...filter }: ExportQuery<DeskFilter>, context: ExportContext) => {
    const { where, order, today } = await whereOf(context.caller, filter);
    const placed = await placesIn(db, context.language);
    const { status } = filter;
    return exportList(licences, context, {
      action: 'renewal.export',
      target: { type: 'renewal', id: null },
      after: {
        list: status,
        ...(filter.search && { search: filter.search }),
        ...(filter.area && { area: filter.area }),
        ...(filter.class && { class: filter.class }),
        ...(filter.sort && { sort: filter.sort }),
      },
      name: `licences-${status}`,
      format,
      columns: [...columns, ...(status === 'queue' ? queueColumns : status === 'unconfirmed' ? comparedColumns : [])],
      batches: pagedBatches<Listed>(async (part) => {
        const found =
          status === 'queue'
            ? await findQueue(db, where, { ...part, order })
            : (await findPeople(db, where, { ...part, order })).map((person) => ({ person }));
        return found.map((row) => ({ ...row, person: presentPerson(placed(row.person), today) }));
      }),
    });
  };

  return { desk, exportDesk };
}

/** A row of a list of the desk: a person, in the queue with their request. */
interface Listed {
  person: DeskPerson;
  request?: Awaited<ReturnType<typeof findQueue>>[number]['request'];
}

const columns: readonly Column<Listed>[] = [
  { heading: 'Full Name', value: ({ person }) => person.full_name },
  { heading: 'Membership ID', value: ({ person }) => person.membership_id },
  { heading: 'Phone', value: ({ person }) => person.phone },
  { heading: 'Email', value: ({ person }) => person.email },
  { heading: 'Area', value: ({ person }) => person.area_name ?? 'Not Assigned' },
  { heading: 'Unit', value: ({ person }) => person.unit_name ?? 'Not Specified' },
  { heading: 'License Category', value: ({ person }) => person.license_category },
  { heading: 'License Number', value: ({ person }) => person.licenseNo },
  { heading: 'Confirmed', value: ({ person }) => (person.license_confirmed ? 'Yes' : 'No') },
  { heading: 'Licence Valid Through', kind: 'day', value: ({ person }) => person.licence_until },
  { heading: 'Membership Valid Through', kind: 'day', value: ({ person }) => person.membership_until },
  { heading: 'Status', value: ({ person }) => membershipStatusNames[person.status] },
  { heading: 'Days Left', kind: 'number', value: ({ person }) => person.days_left },
];

const queueColumns: readonly Column<Listed>[] = [
  { heading: 'Request', value: ({ request }) => request && kindNames[request.kind] },
  { heading: 'New License Number', value: ({ request }) => request?.licenseNo },
  { heading: 'New Last Day', kind: 'day', value: ({ request }) => request?.renewalDate ?? request?.membershipUntil },
  { heading: 'Sent', kind: 'day', value: ({ request }) => request?.createdAt },
];

const comparedColumns: readonly Column<Listed>[] = [
  { heading: 'Last Day as Entered', kind: 'day', value: ({ person }) => person.renewalDate },
  { heading: 'Confirmed License Number', value: ({ person }) => person.confirmed_number },
  { heading: 'Confirmed Last Day', kind: 'day', value: ({ person }) => person.confirmed_until },
  { heading: 'Confirmed License Category', value: ({ person }) => person.confirmed_category },
];
