import { and, asc, count, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { fullNameOf, users } from '~/features/people/server/public';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { DAY_MS, toIso } from '~/shared/dates';
import { applyImport } from '~/features/imports/server/apply';
import { findTable, guessColumns } from '~/features/imports/rules/headings';
import { judgeRows } from '~/features/imports/server/judge';
import { replaceRows } from '~/features/imports/server/store';
import { imports } from '~/features/imports/server/tables';

/**
 * Loads two imports to look at: a list of blood groups and skills that was applied five days ago and can be undone, and
 * a small list of an area as an office keeps it, with a new person, a person who changes and faulty rows, which is not
 * applied. Does nothing when there are imports already, or no people for the lists.
 */
export async function loadDemoImports(site: Site): Promise<boolean> {
  const { db, write, clock, config } = site;
  const [found] = await db.select({ imports: count() }).from(imports);
  const members = await db
    .select()
    .from(users)
    .where(and(eq(users.role, 'member'), eq(users.isApproved, true), isNotNull(users.phone)))
    .orderBy(asc(users.id))
    .limit(20);
  const officeIn = (where: SQL) => db.select().from(users).where(where).orderBy(asc(users.id)).limit(1);
  const [boss] = await officeIn(eq(users.role, 'superuser'));
  const [registrar] = await officeIn(sql`${users.duties} @> array['registrar']`);
  const [one, two, three, four] = members;
  if (found?.imports || !registrar || !one || !two || !three || !four) return false;
  const cells = [
    ['Members of the area, as of this month'],
    ['No', 'Name of Member', 'Membership ID', 'Mobile', 'E-mail', 'Licence No.', 'Valid upto', 'Area'],
    ['1', `${one.firstName} ${one.lastName}`, one.membershipId!, one.phone!, '', one.licenseNo ?? '', '31/03/2029', ''],
    ['2', `${two.firstName} ${two.lastName}`, two.membershipId!, '', '', '', '', ''],
    ['3', 'സുമ രാജൻ', '', '94470 77001', 'suma.rajan@demo.test', 'PKD/B/7001', '31-12-28', 'Palakkad'],
    ['4', 'Rajesh Menon', '', '9.44708E+09', 'rajesh.menon@demo.test', '', '31/02/2028', ''],
    ['5', 'Two in one row', three.membershipId!, four.phone!, '', '', '', ''],
  ];
  const donors = [
    ['Membership ID', 'Blood Group', 'Skills'],
    ...members.slice(8).map(({ membershipId }, at) => [membershipId!, ['B-', 'AB-'][at % 2]!, 'Blood donor, survey']),
  ];
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const judging = { prefixes: [config.membershipPrefix] as [string], isSuperuser: true };
  const previews = [
    { filename: 'blood-donors.csv', cells: donors, by: registrar, at: daysAgo(5) },
    { filename: 'area-list.xlsx', cells, by: boss, at: clock.now() },
  ];
  const judged = await Promise.all(
    previews.map(async ({ cells: lines, by, at, filename }) => {
      const table = findTable(lines.map((row, index) => ({ line: index + 1, cells: row })))!;
      const columns = guessColumns(table.headings, new Map());
      const context = { ...judging, today: toIso(at).slice(0, 10), now: at, callerId: by?.id };
      const values = { state: 'preview', filename, columns, createdBy: by?.id ?? null, createdAt: at } as const;
      return { values, rows: await judgeRows(db, table.rows, columns, context) };
    }),
  );
  const [applied] = await write(async (tx) => {
    const ids: number[] = [];
    for (const { values, rows } of judged) {
      const [inserted] = await tx.insert(imports).values(values).returning({ id: imports.id });
      await replaceRows(tx, inserted!.id, rows);
      ids.push(inserted!.id);
    }
    await rememberDemo(tx, [imports]);
    return ids;
  });
  const then = { ...site, clock: { now: () => daysAgo(5) } };
  await applyImport(then, callerOf(registrar), applied!, { sendLinks: false, confirmed: [] });
  return true;
}

/** Returns a registrar as the caller of a call. */
const callerOf = (user: typeof users.$inferSelect): Caller => ({
  id: user.id,
  name: fullNameOf(user),
  areaId: user.areaId,
  provedUntil: null,
  overdue: false,
  isMember: true,
  isAreaAdmin: false,
  isStaff: true,
  isSuperuser: false,
  duties: ['registrar'],
});
