import path from 'node:path';

/** The project's folder, wherever the command was started. */
export const root = path.resolve(import.meta.dirname, '../..');
