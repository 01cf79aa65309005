import { asc, eq, sql } from 'drizzle-orm';
import { areas } from '~/features/areas/server/public';
import { positions } from '~/features/committee/server/tables';
import { approvedMembers, users } from '~/features/people/server/public';
import { standInAreas } from '~/features/site/server/public';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import { committeeTopic } from '~/shared/topics';
import { dayIso } from '~/shared/membership-status';

const writtenCommittees = standInAreas('en');

type Row = typeof positions.$inferInsert;

/**
 * Loads the offices of the seven areas, held by the people whom the About page names without positions, and a term that
 * is over and one to come in each of two areas. The district has none, so that its written committee with photos stays.
 * Returns false when there are positions already, or no demo people.
 */
export async function loadDemoPositions({ db, write, clock }: Site): Promise<boolean> {
  if ((await db.$count(positions)) > 0) return false;
  const name = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
  const members = await db
    .select({ id: users.id, name, areaId: users.areaId, unitId: users.unitId, area: areas.name })
    .from(users)
    .innerJoin(areas, eq(areas.id, users.areaId))
    .where(sql`${approvedMembers()} and ${users.email} like '%@demo.test'`)
    .orderBy(asc(users.id));
  const year = clock.now().getFullYear();
  const term = { level: 'area', since: `${year - 1}-04-01`, until: `${year + 2}-03-31` } as const;
  const rows = writtenCommittees.flatMap(({ area, officers: named, members: others }): Row[] => {
    const inArea = members.filter((member) => member.area === area);
    const officers: [title: string, name: string][] = [
      ...named.map(({ title, name: officer }): [string, string] => [title, officer]),
      ...others.map((other): [string, string] => ['Member', other]),
    ];
    return officers.flatMap(([title, officer]) => {
      const found = inArea.find((member) => member.name === officer);
      return found ? [{ ...term, userId: found.id, areaId: found.areaId, title }] : [];
    });
  });
  if (rows.length === 0) return false;
  const held = new Set(rows.map(({ userId }) => userId));
  for (const { area } of writtenCommittees.slice(0, 2)) {
    const [before, next] = members.filter((member) => member.area === area && !held.has(member.id)).slice(20);
    if (!before || !next) continue;
    const { areaId, unitId } = next;
    rows.push(
      {
        ...term,
        userId: before.id,
        areaId,
        title: 'President',
        since: `${year - 4}-04-01`,
        until: `${year - 1}-03-31`,
      },
      {
        userId: next.id,
        level: 'unit',
        areaId,
        unitId,
        title: 'Convener of the building centre',
        titleMl: 'നിർമാണകേന്ദ്രം കൺവീനർ',
        since: dayIso(new Date(Date.UTC(year + 1, 5, 1))),
      },
    );
  }
  await write(async (tx, invalidate) => {
    invalidate(committeeTopic);
    await tx.insert(positions).values(rows);
    await rememberDemo(tx, [positions]);
  });
  return true;
}
