import type { Caller } from '~/shared/access';

/**
 * Author or superuser: what `can_delete` says, and who may delete, mark solved and mark a best answer. Someone who is
 * gone (null) is nobody's author.
 */
export const entitled = (caller: Caller, post: { authorId: number | null }): boolean =>
  caller.isSuperuser || isAuthor(caller, post);

export const isAuthor = (caller: Caller, post: { authorId: number | null }): boolean => post.authorId === caller.id;

/** Hidden posts are there for their authors and for superusers; for others they are not. */
export const maySee = (caller: Caller, post: { authorId: number | null; hiddenAt: Date | null }): boolean =>
  post.hiddenAt === null || entitled(caller, post);
