import { conflict, forbidden } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { editableHours } from '../contract/limits';
import * as texts from '../texts';
import { isEditable } from '../rules';

/**
 * Author or superuser: what `can_delete` says, and who may delete, mark solved and mark a best answer. Someone who is
 * gone (null) is nobody's author.
 */
export const entitled = (caller: Caller, post: { authorId: number | null }): boolean =>
  caller.isSuperuser || isAuthor(caller, post);

export const isAuthor = (caller: Caller, post: { authorId: number | null }): boolean => post.authorId === caller.id;

/** Who decides about flags and looks after the board: for them hidden posts are there. */
export const moderates = (person: Pick<Caller, 'isSuperuser' | 'duties'>): boolean =>
  person.isSuperuser || person.duties.includes('moderator');

/** Hidden posts are there for their authors and for moderators; for others they are not. */
export const maySee = (caller: Caller, post: { authorId: number | null; hiddenAt: Date | null }): boolean =>
  post.hiddenAt === null || isAuthor(caller, post) || moderates(caller);

/** Throws a 409 `locked` when a moderator has ended the thread (docs/product/community.md, "Stewardship"). */
export function refuseLocked(question: { lockedAt: Date | null }): void {
  if (question.lockedAt) throw conflict('locked', texts.locked);
}

interface Editable {
  authorId: number | null;
  hiddenAt: Date | null;
  createdAt: Date;
}

/** Words are their author's alone: nobody else edits them, a superuser neither. */
export const mayEdit = (caller: Caller, post: Editable, now: Date): boolean =>
  isAuthor(caller, post) && post.hiddenAt === null && isEditable(post.createdAt, now);

/** Throws what stands against an edit: 403, 409 `hidden`, 409 `too_late`. */
export function refuseEdit(caller: Caller, post: Editable, now: Date): void {
  if (mayEdit(caller, post, now)) return;
  if (!isAuthor(caller, post)) throw forbidden(texts.notAuthor);
  throw post.hiddenAt
    ? conflict('hidden', texts.hiddenUntilDecided)
    : conflict('too_late', fillText(texts.tooLate, { hours: editableHours }));
}
