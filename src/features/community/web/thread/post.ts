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

/** Opens a dialog about a post: its attachment, its words, the question whether to delete it, what is wrong with it, or who is to answer. */
export type OpenDialog = (kind: 'view' | 'edit' | 'delete' | 'flag' | 'invite', post: Post) => void;

/** What the open question's parts are given by the board. */
export interface ThreadTools {
  heading: Ref<HTMLHeadingElement>;
  takingPart: TakingPart;
  /** The list's address with only the questions of this category or tag. */
  narrow: (by: { category?: string; tag?: string }) => string;
  onDialog: OpenDialog;
}
