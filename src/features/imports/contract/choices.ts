/** Where an import is. */
export const importStates = ['preview', 'applied', 'undone'] as const;

/** What an import does with a row of the file. */
export const rowActions = ['create', 'update', 'same', 'error'] as const;
