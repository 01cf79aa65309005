import type { ComponentType } from 'react';
import type { Question } from '~/shared/board/schemas';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Answer } from '../contract';
import type { DialogKind, OpenDialog, Post } from './thread/post';

/** The kind of a window and the post it is about. */
export interface PostDialog {
  kind: DialogKind;
  post: Post;
}

/** The props that the board passes to its windows. */
export type DialogsProps = PostDialog & {
  state: DialogState;
  /** The open thread, as it is now. */
  question: Question | undefined;
  answers: readonly Answer[];
  personId: number;
  onRefresh: () => Promise<unknown>;
  onDeleted: (post: Post) => void;
  /** Called when the question's place in the list changed, or when it left the list. */
  onMoved: () => void;
};

/** The components of features that build on the board; the page passes them in (src/routes/board-parts.ts). */
export interface BoardParts {
  /** Shows a moderator's actions on the open question. */
  Moderate: ComponentType<{ question: Question; post: Post; onDialog: OpenDialog }>;
  /** Shows the questions that were merged into the open question. */
  MergedFrom: ComponentType<{ question: Question; onDialog: OpenDialog }>;
  /** Shows whether every visitor may read a solved thread. */
  PublicReading: ComponentType<{ question: Question }>;
  /** Shows every window; the first one fetches the code of all. */
  Dialogs: ComponentType<DialogsProps>;
  /** Fetches the windows' code in advance. */
  warmDialogs: () => Promise<unknown>;
}
