/** The browser's storage key of a draft (draft.ts). */
export const draftKey = 'membershipApplication';

/** Whether there may be a draft; the form, loaded later, reads it and checks its age. */
export function hasDraft(): boolean {
  try {
    return localStorage.getItem(draftKey) !== null;
  } catch {
    return false;
  }
}
