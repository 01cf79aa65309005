import { refuseBoard } from '~/platform/errors/refusals';
import type { Caller } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { editableHours } from '../contract/limits';
import { isEditable } from '../rules';
import { refuse } from './refusals';

/**
 * Returns whether the caller may delete a post, and mark a question: its author or a superuser. `can_delete` is this. A
 * post whose author has left (null) is no caller's own.
 */
export const entitled = (caller: Caller, post: { authorId: number | null }): boolean =>
  caller.isSuperuser || isAuthor(caller, post);

export const isAuthor = (caller: Caller, post: { authorId: number | null }): boolean => post.authorId === caller.id;

/** Returns whether a person moderates the board, and gets hidden posts: a superuser or a moderator. */
export const moderates = (person: Pick<Caller, 'isSuperuser' | 'duties'>): boolean =>
  person.isSuperuser || person.duties.includes('moderator');

/** Returns whether the caller may see a post: a hidden one only its author and moderators may. */
export const maySee = (caller: Caller, post: { authorId: number | null; hiddenAt: Date | null }): boolean =>
  post.hiddenAt === null || isAuthor(caller, post) || moderates(caller);

/** Throws a 409 `locked` when a moderator has ended the thread (docs/product/moderation.md, "Stewardship"). */
export function refuseLocked(question: { lockedAt: Date | null }): void {
  if (question.lockedAt) throw refuse.conflict('locked', (t) => t.locked);
}

/** Throws a 409 `merged` for a question that was merged into another question. */
export function refuseMerged(question: { mergedInto: number | null }): void {
  if (question.mergedInto !== null) throw refuse.conflict('merged', (t) => t.isMerged);
}

interface Editable {
  authorId: number | null;
  hiddenAt: Date | null;
  createdAt: Date;
}

/** Returns whether the caller may edit a post: only its author, while it is visible and for `editableHours` hours. */
export const mayEdit = (caller: Caller, post: Editable, now: Date): boolean =>
  isAuthor(caller, post) && post.hiddenAt === null && isEditable(post.createdAt, now);

/** Throws 403, 409 `hidden` or 409 `too_late` when the caller may not edit a post. */
export function refuseEdit(caller: Caller, post: Editable, now: Date): void {
  if (mayEdit(caller, post, now)) return;
  if (!isAuthor(caller, post)) throw refuse.forbidden((t) => t.notAuthor);
  throw post.hiddenAt
    ? refuseBoard.conflict('hidden', (t) => t.hiddenUntilDecided)
    : refuse.conflict('too_late', (t) => fillText(t.tooLate, { hours: editableHours }));
}
