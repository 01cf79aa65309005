import { questionCategories, urgencies, type QuestionCategory, type Urgency } from '../../contract/choices';
import { mostText } from '../../contract/limits';

/** What stands in the composer. A file can't be kept over a reload. */
export interface Draft {
  text: string;
  category: QuestionCategory;
  urgency: Urgency;
  tags: string;
}

export const emptyDraft: Draft = { text: '', category: 'other', urgency: 'normal', tags: '' };

/** Each person's, and one for each thread beside the one for a new question. `thread` null: a new question. */
export const draftKey = (personId: number, thread: number | null) => `community-draft:${personId}:${thread ?? 'question'}`;

/**
 * In session storage: it outlives a reload, not the tab, so that nobody's words stay behind on a shared device. Storage
 * may be blocked or hold anything: what makes no sense counts as empty.
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

/** Keeps a draft; one with nothing in it is forgotten. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    if (draft.text === '' && draft.tags === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or blocked: it is kept as long as the page is.
  }
}
