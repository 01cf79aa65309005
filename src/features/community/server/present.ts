import type { StoredPhoto } from '~/features/accounts/server/public';
import { toIso } from '~/shared/dates';
import { inLanguage, type Language } from '~/shared/language';
import { dayIso, daysLeft } from '~/shared/standing';
import type { Caller } from '~/shared/access';
import type { Answer, Question } from '../contract';
import { both } from '../texts/both';
import { engagementOf, stageOf } from '../rules';
import type { Community } from './context';
import { entitled, isAuthor, mayEdit, moderates } from './policy';
import type { AnswerRow, QuestionRow } from './views';

type Parts = Pick<Community, 'attachments' | 'photoAddress' | 'clock' | 'language'>;

interface AuthorRow {
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  photo: StoredPhoto | null;
  areaName: string | null;
  areaNameMl: string | null;
}

/** A name in two parts; who is gone is a former member. */
export function nameParts(
  author: Pick<AuthorRow, 'firstName' | 'lastName' | 'username'>,
  language: Language,
): [first: string, last: string] {
  const { first, last } = both[language].formerMember;
  if (author.username === null) return [first, last];
  const parts: [string, string] = [author.firstName ?? '', author.lastName ?? ''];
  return parts.join('') ? parts : [author.username, ''];
}

export function presentQuestion(
  { attachments, photoAddress, clock, language }: Parts,
  viewer: Caller,
  row: QuestionRow,
): Question {
  const score = row.upvotes - row.downvotes;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    tags: row.tags,
    category: row.category,
    urgency: row.urgency,
    lifecycle_stage: stageOf(row),
    is_solved: row.isSolved,
    attachment: attachments.present({ type: 'question', id: row.id, file: row.attachment }, viewer.id),
    ...authorOf(photoAddress, row.authorId, row.author, language),
    is_author: isAuthor(viewer, row),
    created_at: toIso(row.createdAt),
    last_activity_at: toIso(row.lastActivityAt),
    view_count: row.viewCount,
    engagement_score: engagementOf({ views: row.viewCount, answers: row.answerCount, score, followers: row.followers }),
    ...votesOf(row),
    is_following: row.isFollowing,
    followers: row.followers,
    ...editsOf(viewer, row, row.lockedAt !== null, clock.now()),
    can_delete: entitled(viewer, row),
    answers: row.answerCount,
    best_answer: row.bestAnswerId,
    ...flagsOf(viewer, row),
    pinned_until: pinnedThrough(row.pinnedUntil, clock.now()),
    is_locked: row.lockedAt !== null,
    merged_from: row.mergedFrom,
    can_moderate: moderates(viewer),
  };
}

export function presentAnswer(
  { attachments, photoAddress, clock, language }: Parts,
  viewer: Caller,
  row: AnswerRow,
): Answer {
  return {
    id: row.id,
    question_id: row.questionId,
    answer_text: row.answerText,
    attachment: attachments.present({ type: 'answer', id: row.id, file: row.attachment }, viewer.id),
    ...authorOf(photoAddress, row.authorId, row.author, language),
    is_author: isAuthor(viewer, row),
    created_at: toIso(row.createdAt),
    is_best_answer: row.isBest,
    // A day counts whole: a licence runs out at the end of its last one.
    is_verified:
      row.licenceConfirmed && row.licenceUntil !== null && daysLeft(dayIso(clock.now()), row.licenceUntil) >= 0,
    ...votesOf(row),
    ...flagsOf(viewer, row),
    ...editsOf(viewer, row, row.isLocked, clock.now()),
    can_delete: entitled(viewer, row),
  };
}

export function authorOf(
  photoAddress: Parts['photoAddress'],
  id: number | null,
  author: AuthorRow,
  language: Language,
) {
  const [first, last] = nameParts(author, language);
  return {
    author_first_name: first,
    author_last_name: last,
    author_area: author.areaName && inLanguage(language, author.areaName, author.areaNameMl),
    author_photo: id === null ? null : photoAddress(id, author.photo),
  };
}

export const votesOf = (row: { upvotes: number; downvotes: number; userVote: 1 | -1 | null }) => ({
  vote_score: row.upvotes - row.downvotes,
  user_vote: row.userVote,
  upvotes: row.upvotes,
  downvotes: row.downvotes,
});

/** A pin as it is shown: its last day, and null when it is over. The column has the end of that day. */
const pinnedThrough = (until: Date | null, now: Date): string | null =>
  until && until > now ? dayIso(new Date(until.getTime() - 1)) : null;

/** The version of a post's words, for a save that must not overwrite another. */
export const versionOf = (row: Pick<QuestionRow, 'createdAt' | 'editedAt'>): Date => row.editedAt ?? row.createdAt;

const editsOf = (
  viewer: Caller,
  row: Pick<QuestionRow, 'authorId' | 'hiddenAt' | 'createdAt' | 'editedAt'>,
  locked: boolean,
  now: Date,
) => ({
  edited_at: row.editedAt && toIso(row.editedAt),
  updated_at: toIso(versionOf(row)),
  can_edit: !locked && mayEdit(viewer, row, now),
});

function flagsOf(viewer: Caller, row: Pick<QuestionRow, 'authorId' | 'flagCount' | 'hiddenAt' | 'flaggedByViewer'>) {
  const flags = entitled(viewer, row) ? row.flagCount : 0;
  return {
    is_flagged: row.flaggedByViewer || flags > 0,
    flag_count: moderates(viewer) ? row.flagCount : flags,
    is_hidden: row.hiddenAt !== null,
  };
}
