/**
 * Loads the window of a proof. A module of its own, so that the names of the twenty files that the window needs are not
 * in the script of every page.
 */
export const load = () => import('./proof-window');
