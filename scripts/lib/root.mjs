import path from 'node:path';

/** The project's folder, whatever folder the command was started in. */
export const root = path.resolve(import.meta.dirname, '../..');
