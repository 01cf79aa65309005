import type { ContentType } from '../../contract/choices';

/** A question or an answer, as a dialog about it knows it. */
export interface Post {
  type: ContentType;
  id: number;
  questionId: number;
  /** The question's title, the answer's text. */
  text: string;
}
