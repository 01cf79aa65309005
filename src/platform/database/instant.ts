import { timestamp } from 'drizzle-orm/pg-core';

/** Defines a column that holds a moment, as a Date in TypeScript. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
