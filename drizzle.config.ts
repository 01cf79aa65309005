import { defineConfig } from 'drizzle-kit';

/** `npm run migrations -- --name what-changes` compares the tables with the last migration and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/features/*/server/tables{.ts,/index.ts}', './src/platform/*/tables.ts'],
  out: './migrations',
});
