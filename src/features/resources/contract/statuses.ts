/** How far a flipbook's pages are. `uploaded` waits for its turn; `failed` says why and stays until it is deleted. */
export const flipbookStatuses = ['uploaded', 'rendering', 'finished', 'failed'] as const;
