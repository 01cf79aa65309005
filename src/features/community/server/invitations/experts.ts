import { and, eq, isNull, sql } from 'drizzle-orm';
import { fullNameOf, membersAndAbove, users } from '~/features/accounts/server/public';
import { areas } from '~/features/areas/server/public';
import type { Site } from '~/platform/site';
import { inLanguage, type Language } from '~/shared/language';
import { dayIso } from '~/shared/standing';
import type { QuestionCategory } from '../../contract/choices';
import type { Expert } from '../../contract/invitations';
import { mostExperts } from '../../contract/limits';
import { communityAnswers, communityQuestions } from '../tables';

/** Which experts: of an area, by its id, for a category. Both may be left out. */
interface Wanted {
  area?: number | undefined;
  category?: QuestionCategory | undefined;
}

/**
 * Members who answered well: with a best answer, or more votes for what they wrote than against it. Whose licence is verified
 * stands first, then best answers decide, then votes. At most 20; nothing of them but the name, the area and that.
 */
export async function findExperts(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  { area, category }: Wanted,
  language: Language,
): Promise<Expert[]> {
  const isBest = sql`${communityQuestions.bestAnswerId} = ${communityAnswers.id}`;
  const best = sql<number>`(count(*) filter (where ${isBest}))::int`;
  const score = sql<number>`sum(${communityAnswers.upvotes} - ${communityAnswers.downvotes})::int`;
  const today = dayIso(clock.now());
  const verified = sql<boolean>`coalesce(${users.licenseNo} <> '' and ${users.licenseNo} = ${users.confirmedLicenseNo} and ${users.licenceUntil} >= ${today}::date, false)`;
  const { id, firstName, lastName, username } = users;
  const rows = await db
    .select({
      id,
      firstName,
      lastName,
      username,
      areaName: areas.name,
      areaNameMl: areas.nameMl,
      verified,
      best,
      score,
    })
    .from(communityAnswers)
    .innerJoin(communityQuestions, eq(communityQuestions.id, communityAnswers.questionId))
    .innerJoin(users, eq(users.id, communityAnswers.authorId))
    .leftJoin(areas, eq(areas.id, users.areaId))
    .where(
      and(
        membersAndAbove(),
        isNull(communityAnswers.hiddenAt),
        isNull(communityQuestions.hiddenAt),
        category && eq(communityQuestions.category, category),
        area === undefined ? undefined : eq(users.areaId, area),
      ),
    )
    .groupBy(users.id, areas.id)
    .having(sql`${best} > 0 or ${score} > 0`)
    .orderBy(sql`${verified} desc`, sql`${best} desc`, sql`${score} desc`, users.id)
    .limit(mostExperts);
  return rows.map((row) => ({
    id: row.id,
    full_name: fullNameOf(row),
    area_name: row.areaName && inLanguage(language, row.areaName, row.areaNameMl),
    is_verified: row.verified,
    best_answers: row.best,
    vote_score: row.score,
  }));
}
