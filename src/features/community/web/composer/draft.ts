import { questionCategories, urgencies, type QuestionCategory, type Urgency } from '~/shared/board/choices';
import { mostText } from '../../contract/limits';

/** The content of a composer. A file does not survive a reload. */
export interface Draft {
  text: string;
  category: QuestionCategory;
  urgency: Urgency;
  tags: string;
}

/** The draft of an empty composer. */
export const emptyDraft: Draft = { text: '', category: 'other', urgency: 'normal', tags: '' };

/**
 * Returns the key of a draft: a separate draft for each person and thread, and another for a new question (`thread`
 * null).
 */
export const draftKey = (personId: number, thread: number | null) =>
  `community-draft:${personId}:${thread ?? 'question'}`;

/** Returns whether nothing is written in a draft. */
export const isBlank = ({ text, tags }: Draft): boolean => text === '' && tags === '';

/** Returns a draft as it was stored; what is no draft is an empty one. */
export function draftFrom(stored: Partial<Record<keyof Draft, unknown>>): Draft {
  return {
    text: typeof stored.text === 'string' ? stored.text.slice(0, mostText) : '',
    category: questionCategories.find((category) => category === stored.category) ?? emptyDraft.category,
    urgency: urgencies.find((urgency) => urgency === stored.urgency) ?? emptyDraft.urgency,
    tags: typeof stored.tags === 'string' ? stored.tags.slice(0, 400) : '',
  };
}
