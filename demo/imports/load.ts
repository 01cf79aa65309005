import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { findTable, guessColumns } from '~/features/imports/rules/headings';
import { judgeRows } from '~/features/imports/server/judge';
import { replaceRows } from '~/features/imports/server/store';
import { imports } from '~/features/imports/server/tables';

const headings = ['No', 'Name of Member', 'Membership ID', 'Mobile', 'E-mail', 'Licence No.', 'Valid upto', 'Area'];

/**
 * Loads one import to look at: a small list of an area as an office keeps it, with a new person, a person who changes
 * and faulty rows. It is not applied. Does nothing when there are imports already, or no people for the list.
 */
export async function loadDemoImport({ db, write, clock, config }: Site): Promise<boolean> {
  const [found] = await db.select({ imports: count() }).from(imports);
  const members = await db
    .select()
    .from(users)
    .where(and(eq(users.role, 'member'), eq(users.isApproved, true), isNotNull(users.phone)))
    .orderBy(asc(users.id))
    .limit(4);
  const [boss] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'superuser'))
    .orderBy(asc(users.id))
    .limit(1);
  const [one, two, three, four] = members;
  if (found?.imports || !one || !two || !three || !four) return false;
  const cells = [
    ['Members of the area, as of this month'],
    headings,
    ['1', `${one.firstName} ${one.lastName}`, one.membershipId!, one.phone!, '', one.licenseNo ?? '', '31/03/2029', ''],
    ['2', `${two.firstName} ${two.lastName}`, two.membershipId!, '', '', '', '', ''],
    ['3', 'സുമ രാജൻ', '', '94470 77001', 'suma.rajan@demo.test', 'PKD/B/7001', '31-12-28', 'Palakkad'],
    ['4', 'Rajesh Menon', '', '9.44708E+09', 'rajesh.menon@demo.test', '', '31/02/2028', ''],
    ['5', 'Two in one row', three.membershipId!, four.phone!, '', '', '', ''],
  ];
  const table = findTable(cells.map((row, at) => ({ line: at + 1, cells: row })))!;
  const columns = guessColumns(table.headings, new Map());
  const now = clock.now();
  const judging = {
    prefix: config.membershipPrefix,
    today: toIso(now).slice(0, 10),
    now,
    callerId: boss?.id,
    isSuperuser: true,
  };
  const rows = await judgeRows(db, table.rows, columns, judging);
  await write(async (tx) => {
    const values = {
      state: 'preview',
      filename: 'area-list.xlsx',
      columns,
      createdBy: boss?.id ?? null,
      createdAt: now,
    } as const;
    const [inserted] = await tx.insert(imports).values(values).returning({ id: imports.id });
    await replaceRows(tx, inserted!.id, rows);
    await rememberDemo(tx, [imports]);
  });
  return true;
}
