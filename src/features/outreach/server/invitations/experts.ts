import { and, eq, isNull, sql } from 'drizzle-orm';
import { holdsConfirmedLicence, membersAndAbove, seenBy, seenColumns, users } from '~/features/people/server/public';
import { areas } from '~/features/areas/server/public';
import type { Site } from '~/platform/site';
import { inLanguage, type Language } from '~/shared/language';
import { dayIso } from '~/shared/membership-status';
import type { QuestionCategory } from '~/shared/board/choices';
import type { Expert } from '../../contract/invitations';
import { mostExperts } from '../../contract/limits';
import { communityAnswers, communityQuestions } from '~/features/community/server/public';

/** The filter of experts: the id of an area, and a category of questions. */
interface Wanted {
  area?: number | undefined;
  category?: QuestionCategory | undefined;
}

/**
 * Returns at most 20 members who answered well: who have a best answer, or more votes for their answers than against.
 * Members with a verified licence come first, then best answers decide, then votes. A row has only these figures, the
 * name and the area.
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
  const verified = sql<boolean>`(${holdsConfirmedLicence()}
    and coalesce(${users.licenceUntil} >= ${today}::date, false))`;
  const rows = await db
    .select({ person: seenColumns, areaName: areas.name, areaNameMl: areas.nameMl, verified, best, score })
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
    id: row.person.id,
    full_name: seenBy('member', row.person).fullName,
    area_name: row.areaName && inLanguage(language, row.areaName, row.areaNameMl),
    is_verified: row.verified,
    best_answers: row.best,
    vote_score: row.score,
  }));
}
