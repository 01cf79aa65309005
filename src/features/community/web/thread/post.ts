import type { Ref } from 'react';
import type { PageAddress } from '~/shared/addresses';
import type { ContentType } from '~/shared/board/choices';
import type { BoardParts } from '../parts';
import type { TakingPart } from './use-taking-part';

/** A question or an answer, with the fields that a dialog needs. */
export interface Post {
  type: ContentType;
  id: number;
  questionId: number;
  /** The question's title, or the answer's text. */
  text: string;
}

/**
 * The kinds of windows: a post's attachment, its text, its deletion, a flag, an invitation; and a moderator's actions.
 */
export type DialogKind = 'view' | 'edit' | 'delete' | 'flag' | 'invite' | 'pin' | 'merge' | 'retag' | 'undo';

/** Opens a window about a post. */
export type OpenDialog = (kind: DialogKind, post: Post) => void;

/** The props that the board passes to the parts of an open thread. */
export interface ThreadTools {
  heading: Ref<HTMLHeadingElement>;
  takingPart: TakingPart;
  parts: BoardParts;
  /** Returns the list's address with only the questions of this category or tag. */
  narrow: (by: { category?: string; tag?: string }) => PageAddress;
  onDialog: OpenDialog;
}
