import type { Call } from '../../src/shared/contract';

const contracts = import.meta.glob<Record<string, unknown>>(
  ['../../src/features/*/contract{.ts,/*.ts}', '!**/*.test.ts'],
  { eager: true },
);

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const tables = Object.values(contracts).flatMap((contract) => Object.values(contract));

/** Returns every call of every contract, each once, also where an index passes a table on. */
export const allCalls: readonly Call[] = [
  ...new Set(
    tables.flatMap((table) => (typeof table === 'object' && table !== null ? Object.values(table) : [])).filter(isCall),
  ),
];

/** Returns a call's name in tests: `GET /api/profile/`. */
export const addressOf = ({ method, path }: Call): string => `${method} ${path}`;
