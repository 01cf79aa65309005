/**
 * The progress of a flipbook's pages. `uploaded` waits for its turn; `failed` has a reason and stays until it is
 * deleted.
 */
export const flipbookStatuses = ['uploaded', 'rendering', 'finished', 'failed'] as const;
