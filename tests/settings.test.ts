import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { migrationSettings, secrets, settings } from '../src/platform/settings';

/*
 * The settings' own table is src/platform/settings.ts. Every setting in it is in the documents, in deploy/.env.example
 * (which is written from it: `npx vitest run --project unit tests/settings.test.ts -u`), and reaches a server in each
 * of the ways of deploy/.
 */
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Described {
  description?: string;
  default?: unknown;
  enum?: string[];
}
const described = z.toJSONSchema(settings.extend(migrationSettings.shape), { io: 'input', unrepresentable: 'any' })
  .properties as Record<string, Described>;
const all = Object.keys(described);
const files = secrets.map((name) => `${name}_FILE`);

/** What compose.yaml decides for the instances, and takes from no .env. */
const decidedByCompose = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'DATA_DIR',
  'DATABASE_URL',
  'MEDIA_URL',
  'SECRET_KEY',
  'SUPERUSER_EMAIL',
  'SUPERUSER_PASSWORD',
  'MIGRATE',
  'DRAIN_SECONDS',
  'APP_ROLE',
];

const head = `# Every setting of the site with its default, generated from src/platform/settings.ts. In development: \
set a variable in the
# shell, or copy this to .env and run node --env-file=.env scripts/start.mjs. For systemd: copy it to \
/etc/sangham/sangham.env
# (0600). For containers: to deploy/compose/.env, beside SITE, OFFICE and VERSION; compose.yaml has some other \
defaults, and
# sets itself:
${decidedByCompose
  .join(', ')
  .replace(/(.{1,115})(?: |$)/g, '# $1\n')
  .replace(/ \n/g, '\n')}#
# What contains a password or a key may stand in a file instead, except with compose: \
${secrets[0]}_FILE=/run/secrets/url.
# More: docs/OPERATIONS.md, "Settings".
`;

const example = () => {
  const value = (setting: unknown) =>
    /\s/.test(String(setting)) ? JSON.stringify(setting) : typeof setting === 'boolean' ? Number(setting) : setting;
  const blocks = Object.entries(described).map(([name, { description, default: standard, enum: words }]) => {
    const about = [description, ...(words && words.length > 2 ? [`one of ${words.join(', ')}`] : [])].join('; ');
    const orFile = secrets.includes(name as never) ? `; or ${name}_FILE` : '';
    return `\n# ${about}${orFile}\n#${name}=${String(value(standard ?? ''))}\n`;
  });
  return head + blocks.join('');
};

test('deploy/.env.example has every setting, with its default and what it is for', async () => {
  expect(all.length).toBeGreaterThan(25);
  expect(Object.entries(described).filter(([, { description }]) => !description)).toEqual([]);
  await expect(example()).toMatchFileSnapshot('../deploy/.env.example');
});

test('docs/OPERATIONS.md has them all, and no other', () => {
  const [, part = ''] = /^## Settings$(.*?)^## /ms.exec(read('docs/OPERATIONS.md'))!;
  const rows = part.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual([...all].sort());
  const [, inFiles = ''] = /stand in a file instead:(.*?)Both ways/s.exec(part)!;
  expect([...inFiles.matchAll(/`([A-Z_]+?)(?:_FILE[^`]*)?`/g)].map(([, name]) => name)).toEqual([...secrets]);
});

describe('compose.yaml', () => {
  const [instance = ''] = /^x-instance:.*?(?=^services:)/ms.exec(read('deploy/compose/compose.yaml'))!;
  const passed = new Map([...instance.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [name!, value!]));

  test.each(all.filter((name) => !decidedByCompose.includes(name)))(
    'hands %s from its own .env to the instances',
    (name) => {
      expect(passed.get(name)).toMatch(new RegExp(`^\\$\\{${name}:-[^}]*\\}$`));
    },
  );

  test.each(decidedByCompose)('decides on %s, or the image or the service that migrates does', (name) => {
    const [image, migrate] = [
      read('deploy/Dockerfile'),
      read('deploy/compose/compose.yaml').split('\n  migrate:\n')[1]!,
    ];
    const here =
      passed.get(name) ??
      passed.get(`${name}_FILE`) ??
      new RegExp(`^ENV .*\\b${name}=(\\S+)`, 'm').exec(image)?.[1] ??
      new RegExp(`^ {6}${name}: (.*)$`, 'm').exec(migrate)?.[1];
    expect(here).toBeDefined();
    expect(here, 'is not taken from .env').not.toContain(`{${name}`);
  });
});

test('the units take their settings from a file that has all of them', () => {
  expect(read('deploy/systemd/sangham@.service')).toMatch(/^EnvironmentFile=\/etc\/sangham\/sangham\.env$/m);
  expect(read('deploy/systemd/sangham-migrate.service')).toMatch(/^EnvironmentFile=\/etc\/sangham\/migrate\.env$/m);
});

/** Settings of other programs, and what the files of deploy/ have for themselves. */
const foreign = new RegExp(
  String.raw`^(NODE(_ENV|_OPTIONS)?|MALLOC_\w+|POSTGRES_\w+|AWS_\w+|LC_ALL|ON_ERROR_STOP|SITE|OFFICE|VERSION|` +
    'INSTANCES|UPSTREAM|RELOAD|RESTART|PATIENCE)$',
);

test('no file of deploy/ sets anything that is no setting', () => {
  const names = readdirSync(path.join(root, 'deploy'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('/secrets') && entry.name !== '.env')
    .flatMap((entry) => [
      ...readFileSync(path.join(entry.parentPath, entry.name), 'utf8')
        .replace(/^\s*#.*$/gm, '')
        .matchAll(/(?<![\w$@])([A-Z][A-Z_]{2,})(?:=|:(?=\s|-))/g),
    ])
    .map(([, name]) => name!);
  expect([...new Set(names)].filter((name) => ![...all, ...files].includes(name) && !foreign.test(name))).toEqual([]);
});
