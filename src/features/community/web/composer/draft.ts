import { questionCategories, urgencies, type QuestionCategory, type Urgency } from '~/shared/board/choices';
import { mostText } from '../../contract/limits';

/** The content of a composer. A file doesn't survive a reload. */
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

/**
 * Reads a draft from session storage: it survives a reload but not the tab, so that no text stays on a shared device.
 * Storage may be blocked, and an invalid value counts as empty.
 */
export function readDraft(key: string): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Record<keyof Draft, unknown>>;
    return {
      text: typeof stored.text === 'string' ? stored.text.slice(0, mostText) : '',
      category: questionCategories.find((category) => category === stored.category) ?? emptyDraft.category,
      urgency: urgencies.find((urgency) => urgency === stored.urgency) ?? emptyDraft.urgency,
      tags: typeof stored.tags === 'string' ? stored.tags.slice(0, 400) : '',
    };
  } catch {
    return emptyDraft;
  }
}

/** Stores a draft; removes an empty one. */
export function storeDraft(key: string, draft: Draft): void {
  try {
    if (draft.text === '' && draft.tags === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the draft lasts as long as the page.
  }
}
