import { questionCategories, urgencies, type QuestionCategory, type Urgency } from '../../contract/choices';
import { mostText } from '../../contract/limits';

/** What is in the composer. A file doesn't survive a reload. */
export interface Draft {
  text: string;
  category: QuestionCategory;
  urgency: Urgency;
  tags: string;
}

export const emptyDraft: Draft = { text: '', category: 'other', urgency: 'normal', tags: '' };

/** One per person and thread, and one for a new question (`thread` null). */
export const draftKey = (personId: number, thread: number | null) =>
  `community-draft:${personId}:${thread ?? 'question'}`;

/**
 * Kept in session storage: it survives a reload but not the tab, so that nobody's words stay on a shared device. Storage
 * may be blocked or hold anything: whatever makes no sense counts as empty.
 */
export function readDraft(key: string): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Record<keyof Draft, unknown>>;
    return {
      text: typeof kept.text === 'string' ? kept.text.slice(0, mostText) : '',
      category: questionCategories.find((category) => category === kept.category) ?? emptyDraft.category,
      urgency: urgencies.find((urgency) => urgency === kept.urgency) ?? emptyDraft.urgency,
      tags: typeof kept.tags === 'string' ? kept.tags.slice(0, 400) : '',
    };
  } catch {
    return emptyDraft;
  }
}

/** Stores a draft; an empty one is removed. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    if (draft.text === '' && draft.tags === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the draft lasts as long as the page.
  }
}
