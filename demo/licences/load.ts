import { asc, sql } from 'drizzle-orm';
import { DAY_MS } from '~/shared/dates';
import { insertDemoNotices } from '~/features/notifications/server/public';
import { approvedMembers, extensions, setDemoLicences, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { Files } from '~/platform/files';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import { peopleTopic } from '~/shared/topics';
import { dayIso, daysLeft } from '~/shared/membership-status';
import { licencesTopic } from '~/features/licences/contract';
import { daysAfter } from '~/features/licences/rules';
import { subjectOf } from '~/features/licences/server/context';
import { reminderNews } from '~/features/licences/server/news';
import { renewals, type StoredScan } from '~/features/licences/server/tables';
import { drawCertificate } from './certificate';

/** How many demo people have asked the office for something. */
const waiting = 9;
const decided = 60;
/** The distance in the list from one person who asks to the next. */
const apart = 23;

type Person = { id: number; number: string | null; category: string | null };

/**
 * Loads demo licences, all or nothing: some people of every membership status, a government order, requests that wait,
 * that are with the member, and that are decided over a year. Returns false when there are requests already, or no demo
 * people.
 */
export async function loadDemoLicences({ db, write, clock, files, log }: Site): Promise<boolean> {
  if ((await db.select({ id: renewals.id }).from(renewals).limit(1)).length > 0) return false;
  if ((await db.select({ id: extensions.id }).from(extensions).limit(1)).length > 0) return false;
  const people: Person[] = await db
    .select({ id: users.id, number: users.licenseNo, category: users.licenseCategory })
    .from(users)
    .where(sql`${approvedMembers()} and ${users.email} like '%@demo.test'`)
    .orderBy(asc(users.id));
  if (people.length <= (decided * apart) / 2) return false;
  const now = clock.now();

  await withStoredFiles(files, log, async (store) => {
    const scans = await Promise.all(
      Array.from({ length: waiting }, (_, index) => storeDrawn(store, people[askerAt(index)]!.number ?? '')),
    );
    await write(async (tx, invalidate) => {
      invalidate(peopleTopic, licencesTopic);
      await setDemoLicences(tx, dayIso(now));
      await tx.insert(extensions).values(demoOrder(now));
      await addRequests(tx, people, scans, now);
      await remindReader(tx, now);
      await rememberDemo(tx, [renewals, extensions]);
    });
  });
  return true;
}

/** The applicant's index among the people; the first three are the people who can sign in. */
const askerAt = (index: number) => 5 + index * apart;

function demoOrder(now: Date): typeof extensions.$inferInsert {
  const today = dayIso(now);
  return {
    orderNo: `G.O.(Rt) No. 1412/${today.slice(0, 4)}/LSGD`,
    classes: ['Supervisor A', 'Supervisor B', 'Supervisor Senior'],
    from: daysAfter(today, -60),
    to: daysAfter(today, -1),
    until: daysAfter(today, 75),
    createdAt: new Date(now.getTime() - 20 * DAY_MS),
  };
}

/** Inserts the last reminder of a licence. */
function remindReader(tx: Tx, now: Date) {
  const at = new Date(now.getTime() - 5 * DAY_MS);
  return insertDemoNotices(tx, ({ id, licenceUntil: due }) => {
    if (due === null) return [];
    const { words } = reminderNews({ kind: 'licence', due, left: daysLeft(dayIso(at), due) }, 'en');
    return [{ kind: 'licence', ...words, link: '/member/licence', subject: subjectOf(id, 'licence'), at }];
  });
}

async function storeDrawn(files: Files, number: string): Promise<StoredScan> {
  const bytes = await drawCertificate(number);
  const key = `scans/${Buffer.from(number.padEnd(16, '-').slice(-16)).toString('hex')}/scan.jpg`;
  await files.put(key, { bytes }, 'image/jpeg');
  return { key, type: 'image/jpeg', bytes: bytes.length };
}

async function addRequests(tx: Tx, people: Person[], scans: StoredScan[], now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const today = dayIso(now);
  const open = scans.map((file, index): typeof renewals.$inferInsert => {
    const { id, number } = people[askerAt(index)]!;
    const isMembership = index === 4;
    const sent = ago(1 + (((scans.length - index) * 7) % 17));
    return {
      userId: id,
      kind: isMembership ? 'membership' : 'licence',
      status: index >= 7 ? 'correction' : 'queue',
      ...(isMembership
        ? { membershipUntil: `${Number(today.slice(0, 4)) + 2}-03-31` }
        : { licenseNo: number, renewalDate: daysAfter(today, 1900 + index * 31) }),
      file,
      note: index >= 7 ? 'The date on the photo cannot be read. Please take it again by daylight.' : null,
      createdAt: sent,
      updatedAt: sent,
    };
  });
  const over = Array.from({ length: decided }, (_, index): typeof renewals.$inferInsert => {
    const { id } = people[(index * apart + 11) % people.length]!;
    const at = ago(3 + Math.round((index * 330) / decided));
    const sent = new Date(at.getTime() - (1 + ((index * 5) % 9)) * DAY_MS);
    const rejected = index % 11 === 4;
    return {
      userId: id,
      kind: 'licence',
      status: rejected ? 'rejected' : 'approved',
      renewalDate: daysAfter(dayIso(at), 1095),
      note: rejected ? 'The certificate is of another person.' : null,
      previousUntil: rejected ? null : daysAfter(dayIso(sent), index % 3 === 0 ? -12 : 25),
      createdAt: sent,
      updatedAt: at,
      decidedAt: at,
    };
  });
  await tx.insert(renewals).values([...over, ...open]);
}
