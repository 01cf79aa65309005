import { notFound } from '~/platform/errors/http-error';
import { placesIn } from '~/features/areas/server/public';
import { record } from '~/features/audit/server/public';
import type { Db } from '~/platform/database';
import { answerSheet, type SetHeader, type SheetCell } from '~/platform/sheets';
import { createKept } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { pageOf, rowsOf } from '~/shared/paging';
import type { SheetFormat } from '~/shared/sheet-format';
import { dayIso, standingNames } from '~/shared/standing';
import { peopleTopic } from '~/shared/topics';
import { licencesTopic, type DeskFilter, type DeskPerson, type DeskQuery } from '../contract';
import { daysBetween } from '../rules';
import { kindNames } from '../texts';
import type { Licences } from './context';
import {
  countPeople,
  countQueue,
  findAreaId,
  findPeople,
  findQueue,
  membersOf,
  ofList,
  presentPerson,
  presentRenewal,
} from './views';

/** The area that somebody's desk is about: a registrar's the one they filter by, an area admin's their own (any other: 404). */
export async function areaOf(db: Db, caller: Caller, area: string | undefined): Promise<number | null | undefined> {
  const wanted = await findAreaId(db, area);
  if (caller.isSuperuser || caller.duties.includes('registrar')) return wanted;
  if (wanted !== undefined && wanted !== caller.areaId) throw notFound();
  return caller.areaId;
}

/** Reads the desk's lists (docs/product/licences.md, "The desk"). */
export function createDesk(licences: Licences) {
  const { db, clock, topics, scans, write } = licences;
  /** How many rows a list has, until something of them changes: counting thousands takes longer than showing 25. */
  const counts = createKept<{ count: number }>(topics, { most: 1_000_000, weigh: () => 0 });
  const counted = async (key: string, count: () => Promise<number>): Promise<number> =>
    (await counts.get(key, [peopleTopic, licencesTopic], async () => ({ count: await count() }))).count;

  const whereOf = async (caller: Caller, filter: DeskFilter) => {
    const areaId = await areaOf(db, caller, filter.area);
    const today = dayIso(clock.now());
    const where = membersOf(filter, areaId, filter.status === 'queue' ? undefined : ofList(filter.status, today));
    return { where, today, key: JSON.stringify([filter.status, areaId, filter.class, today]) };
  };

  const desk = async (query: DeskQuery, caller: Caller, language: Language) => {
    const { where, today, key } = await whereOf(caller, query);
    const { status } = query;
    const page = { path: '/api/licences/desk/', rows: rowsOf(query) };
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
    const rows = await findPeople(db, status, where, page.rows);
    return pageOf(
      page.path,
      query,
      count,
      rows.map((row) => presentPerson(placed(row), today)),
    );
  };

  const exportDesk = async (
    { format, ...filter }: DeskFilter & { format?: SheetFormat | undefined },
    caller: Caller,
    { language, setHeader }: { language: Language; setHeader: SetHeader },
  ) => {
    const { where } = await whereOf(caller, filter);
    const table = deskTable(licences, filter, { where, placed: await placesIn(db, language) });
    const after = {
      list: filter.status,
      ...(filter.area && { area: filter.area }),
      ...(filter.class && { class: filter.class }),
    };
    await write((tx) =>
      record(tx, {
        at: clock.now(),
        actor: caller,
        action: 'renewal.export',
        target: { type: 'renewal', id: null },
        after,
      }),
    );
    return answerSheet(table, { format, name: `licences-${filter.status}`, setHeader });
  };

  return { desk, exportDesk };
}

/** Rows in memory at a time. */
const BATCH = 500;

const heading = [
  'Full Name',
  'Membership ID',
  'Phone',
  'Email',
  'Area',
  'Unit',
  'License Category',
  'License Number',
  'Confirmed',
  'Licence Valid Through',
  'Membership Valid Through',
  'Status',
  'Days Left',
];
const queueHeading = [...heading, 'Request', 'New License Number', 'New Last Day', 'Sent'];
const unconfirmedHeading = [...heading, 'Last Day as Entered', 'Confirmed License Number', 'Confirmed Last Day'];

/** A list of the desk as a table: its heading, and its rows batch by batch. As CSV, days are as in the API (2026-11-30). */
function deskTable(
  { db, clock }: Pick<Licences, 'db' | 'clock'>,
  { status }: DeskFilter,
  { where, placed }: { where: ReturnType<typeof membersOf>; placed: Awaited<ReturnType<typeof placesIn>> },
) {
  const today = dayIso(clock.now());
  async function* batches(): AsyncGenerator<SheetCell[][]> {
    for (let offset = 0; ; offset += BATCH) {
      const rows =
        status === 'queue'
          ? (await findQueue(db, where, { offset, limit: BATCH })).map(({ request, person }) => [
              ...cellsOf(presentPerson(placed(person), today)),
              kindNames[request.kind],
              request.licenseNo ?? '',
              dayCell(request.renewalDate ?? request.membershipUntil),
              dayCell(dayIso(request.createdAt)),
            ])
          : (await findPeople(db, status, where, { offset, limit: BATCH })).map((row) => {
              const person = presentPerson(placed(row), today);
              return status === 'unconfirmed' ? [...cellsOf(person), ...comparedOf(person)] : cellsOf(person);
            });
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH) return;
    }
  }
  const headings = { queue: queueHeading, unconfirmed: unconfirmedHeading } as const;
  return { heading: status === 'queue' || status === 'unconfirmed' ? headings[status] : heading, batches: batches() };
}

const dayCell = (day: string | null): SheetCell => day && { day, iso: true };

const cellsOf = (person: DeskPerson): SheetCell[] => [
  person.full_name,
  person.membership_id ?? '',
  person.phone ?? '',
  person.email,
  person.area_name ?? 'Not Assigned',
  person.unit_name ?? 'Not Specified',
  person.license_category ?? '',
  person.licenseNo ?? '',
  person.license_confirmed ? 'Yes' : 'No',
  dayCell(person.licence_until),
  dayCell(person.membership_until),
  standingNames[person.status],
  person.days_left === null ? '' : String(person.days_left),
];

const comparedOf = (person: DeskPerson): SheetCell[] => [
  dayCell(person.renewalDate),
  person.confirmed_number ?? '',
  dayCell(person.confirmed_until),
];
