import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import drizzleConfig from '../drizzle.config';
import { contractOf } from '~/platform/database/migrate';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'migrations');
const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string; when: number }[];
};

/** The last migration from before the rule; it and earlier migrations stay as they are. */
const before = '0012_facts';

/**
 * Returns what would break the version that still serves while this is applied, or that would be started again after
 * it.
 */
const breaking: [RegExp, string][] = [
  [/\bDROP\s+(?:TABLE|COLUMN|SCHEMA|VIEW|TYPE|FUNCTION|TRIGGER)\b/i, 'takes away what the version before may use'],
  [/\bRENAME\b/i, 'renames: add the new one, write both, take the old one away a release later'],
  [/\bSET\s+NOT\s+NULL\b/i, 'the version before may still write no value'],
  [/\bDROP\s+DEFAULT\b/i, 'the version before may rely on the default'],
  [/\bSET\s+DATA\s+TYPE\b|\bALTER\s+COLUMN\s+\S+\s+TYPE\b/i, 'the version before reads and writes the old type'],
  [
    /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT)"?\w+"?\s(?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT\s+NULL\b/i,
    'a new column without a default: the version before inserts rows without it',
  ],
  [/^\s*(?:DELETE\s+FROM|TRUNCATE)\b/i, 'deletes rows that the version before may use'],
];

/** Each statement of a migration that the version before could not live with, and why. */
function broken(sql: string): string[] {
  const statements = sql.split('--> statement-breakpoint').map((text) =>
    text
      .replace(/^\s*--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const newTables = new Set(
    statements.flatMap((text) => /^CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/i.exec(text)?.[1] ?? []),
  );
  const added = new Set(
    statements.flatMap(
      (text) => /^ALTER TABLE "?(\w+)"? ADD (?:COLUMN )?"?(\w+)"?/i.exec(text)?.slice(1).join('.') ?? [],
    ),
  );
  return statements.flatMap((text) => {
    const table =
      /^(?:ALTER TABLE(?: ONLY)?|CREATE UNIQUE INDEX (?:IF NOT EXISTS )?\S+ ON) "?(\w+)/i.exec(text)?.[1] ?? '';
    // No version uses a table yet that is created here.
    if (newTables.has(table)) return [];
    const why = breaking.filter(([pattern]) => pattern.test(text)).map(([, reason]) => reason);
    const columns = /(?:ADD CONSTRAINT .*?(?:UNIQUE|FOREIGN KEY) ?|CREATE UNIQUE INDEX .*?)\(([^)]*)\)/i.exec(
      text,
    )?.[1];
    const isNew = (column: string) => added.has(`${table}.${/\w+/.exec(column)?.[0]}`);
    if (/\bADD CONSTRAINT\b.*\bCHECK\b/i.test(text) || (columns !== undefined && !columns.split(',').some(isNew))) {
      why.push('a rule for columns that are there already: the version before may write what breaks it');
    }
    return why.map((reason) => `${text.slice(0, 80)} … ${reason}`);
  });
}

test('migrations are in the order of their times: an earlier one that comes later would never be applied', () => {
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(times).size).toBe(times.length);
});

// docs/EXTENDING.md, "Migrations in two steps".
describe('the version before can serve on, whatever is migrated', () => {
  const first = journal.entries.findIndex(({ tag }) => tag === before) + 1;
  const later = journal.entries
    .slice(first)
    .map(({ tag }) => ({ tag, sql: readFileSync(path.join(folder, `${tag}.sql`), 'utf8') }));

  test('each migration only adds, or names the earlier migration whose contract step it is', () => {
    expect(first).toBeGreaterThan(0);
    const wrong = later
      .filter(({ sql }) => contractOf(sql) === undefined)
      .flatMap(({ tag, sql }) => broken(sql).map((why) => `${tag}: ${why}`));
    expect(wrong).toEqual([]);
  });

  test('a contract names a migration that went before', () => {
    const tags = journal.entries.map(({ tag }) => tag);
    const wrong = later.filter(({ tag, sql }) => {
      const finishes = contractOf(sql);
      return finishes !== undefined && !(tags.includes(finishes) && tags.indexOf(finishes) < tags.indexOf(tag));
    });
    expect(wrong.map(({ tag }) => tag)).toEqual([]);
  });

  test.each([
    'ALTER TABLE "shops" DROP COLUMN "email";',
    'DROP TABLE "shops";',
    'ALTER TABLE "shops" RENAME COLUMN "email" TO "mail";',
    'ALTER TABLE "shops" ALTER COLUMN "email" SET NOT NULL;',
    'ALTER TABLE "shops" ALTER COLUMN "id" SET DATA TYPE bigint;',
    'ALTER TABLE "shops" ADD COLUMN "landmark" text NOT NULL;',
    'CREATE UNIQUE INDEX "x" ON "shops" USING btree (lower("name"));',
    'ALTER TABLE "shops" ADD CONSTRAINT "x" UNIQUE("name");',
    'ALTER TABLE "shops" ADD CONSTRAINT "x" CHECK ("name" <> \'\');',
    'ALTER TABLE "shops" ADD CONSTRAINT "x" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id");',
    'DELETE FROM "shops" WHERE true;',
  ])('not %s', (sql) => {
    expect(broken(`-- a note\n${sql}`)).toHaveLength(1);
  });

  test.each([
    'ALTER TABLE "shops" ADD COLUMN "landmark" text;',
    'ALTER TABLE "shops" ADD COLUMN "open" boolean DEFAULT true NOT NULL;',
    'ALTER TABLE "shops" ALTER COLUMN "email" DROP NOT NULL;',
    'CREATE INDEX "x" ON "shops" USING btree ("name");',
    'CREATE TABLE "links" ("id" integer NOT NULL, "url" text NOT NULL);--> statement-breakpoint\nCREATE ' +
      'UNIQUE INDEX "x" ON "links" USING btree ("url");--> statement-breakpoint\nALTER TABLE "links" ADD ' +
      'CONSTRAINT "y" CHECK ("url" <> \'\');',
    'ALTER TABLE "shops" ADD COLUMN "link_id" integer;--> statement-breakpoint\nALTER TABLE "shops" ADD ' +
      'CONSTRAINT "x" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id");',
    'UPDATE "shops" SET "landmark" = \'\' WHERE "landmark" IS NULL;',
  ])('but %s', (sql) => {
    expect(broken(sql)).toEqual([]);
  });
});

test('no migration is due: the newest snapshot has what the tables have', async () => {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'migrations-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp(folder, copy, { recursive: true });
  const config = path.join(copy, 'drizzle.config.ts');
  await writeFile(config, `export default ${JSON.stringify({ ...drizzleConfig, out: path.relative(root, copy) })};`);
  const { stdout } = await promisify(execFile)('npx', ['drizzle-kit', 'generate', '--config', config], { cwd: root });
  // Not `toContain`, which would print all tables.
  const isCurrent = stdout.includes('No schema changes');
  expect(isCurrent, 'a table changed: npm run migrations -- --name NAME writes the migration').toBe(true);
});
