import type { Ref } from 'react';
import type { ContentType } from '../../contract/choices';
import type { TakingPart } from './use-taking-part';

/** A question or an answer, as a dialog about it knows it. */
export interface Post {
  type: ContentType;
  id: number;
  questionId: number;
  /** The question's title, the answer's text. */
  text: string;
}

/**
 * What a window may be for: a post's attachment, its words, whether to delete it, what is wrong with it, who is to answer; and what
 * moderators do.
 */
export type DialogKind = 'view' | 'edit' | 'delete' | 'flag' | 'invite' | 'pin' | 'merge' | 'retag' | 'undo';

/** Opens a window about a post. */
export type OpenDialog = (kind: DialogKind, post: Post) => void;

/** What the open question's parts are given by the board. */
export interface ThreadTools {
  heading: Ref<HTMLHeadingElement>;
  takingPart: TakingPart;
  /** The list's address with only the questions of this category or tag. */
  narrow: (by: { category?: string; tag?: string }) => string;
  onDialog: OpenDialog;
}
