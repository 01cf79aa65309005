/** Where an application that somebody began is kept in this browser (draft.ts). */
export const draftKey = 'membershipApplication';

/** Whether there may be one: what it holds, and whether it still counts, is known when the form has come. */
export function hasDraft(): boolean {
  try {
    return localStorage.getItem(draftKey) !== null;
  } catch {
    return false;
  }
}
