import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readBackupUrl, readConfig, readDatabaseSettings } from './config';

const folder = mkdtempSync(path.join(tmpdir(), 'sangham-'));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env }, folder);

test('without settings it is a site on this machine', () => {
  expect(read({ PORT: '', HOST: '' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    trustProxy: [],
  });
});

test('the data folder is no other user’s business, whatever made it', () => {
  chmodSync(folder, 0o755);
  read({});
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a secret may stand in a file, as container engines and systemd hand them over', () => {
  const file = path.join(folder, 'key');
  writeFileSync(file, `${'k'.repeat(32)}\n`);
  expect(read({ SECRET_KEY_FILE: file, SECRET_KEY: '' }).keys.current.secret).toBe('k'.repeat(32));
  expect(() => read({ SECRET_KEY_FILE: file, SECRET_KEY: 'x'.repeat(32) })).toThrow(
    'SECRET_KEY and SECRET_KEY_FILE are both set. Set one of them.',
  );
  expect(() => read({ SMTP_URL_FILE: path.join(folder, 'nothing') })).toThrow(
    /^SMTP_URL_FILE: .*nothing can't be read/,
  );
  writeFileSync(file, '\n');
  expect(() => read({ DATABASE_URL_FILE: file })).toThrow(`DATABASE_URL_FILE: ${file} is empty.`);
  writeFileSync(file, 'mysql://x');
  expect(() => read({ DATABASE_URL_FILE: file })).toThrow(/^Wrong settings, see docs\/OPERATIONS.md: DATABASE_URL: /);
});

test('what a backup or a migration needs is read alone, and makes no folder', () => {
  const file = path.join(folder, 'url');
  writeFileSync(file, 'postgres://x@y/z');
  const nowhere = path.join(folder, 'nowhere');
  expect(readDatabaseSettings({ DATABASE_URL_FILE: file, DATA_DIR: nowhere, APP_ROLE: 'app' }, folder)).toEqual({
    root: folder,
    dataDir: nowhere,
    databaseUrl: 'postgres://x@y/z',
    appRole: 'app',
  });
  expect(readBackupUrl({ BACKUP_URL_FILE: file }, folder)).toBe(path.join(folder, 'postgres://x@y/z'));
  expect(existsSync(nowhere)).toBe(false);
});

describe('PUBLIC_URL', () => {
  test.each([
    ['https://Sangham.Example/', 'https://sangham.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('%s is %s', (setting, taken) => {
    expect(read({ PUBLIC_URL: setting }).publicUrl).toBe(taken);
  });

  test.each([
    'https://x.example/site',
    'https://x.example/?a=1',
    'https://me:pw@x.example',
    'ftp://x.example',
    'x.example',
  ])('%s is refused', (setting) => {
    expect(() => read({ PUBLIC_URL: setting })).toThrow(/^Wrong settings, see docs\/OPERATIONS.md: PUBLIC_URL: /);
  });

  test('unset, it is where the server listens', () => {
    expect(read({ HOST: '2001:db8::1', PORT: '81' }).publicUrl).toBe('http://[2001:db8::1]:81');
    expect(read({ HOST: '192.0.2.7', PORT: '81' }).publicUrl).toBe('http://192.0.2.7:81');
  });

  test.each(['127.0.0.1', '::1'])('unset, it is localhost on %s, for which browsers make passkeys', (host) => {
    expect(read({ HOST: host, PORT: '81' }).publicUrl).toBe('http://localhost:81');
  });
});

test('there are metrics once one of their settings is given', () => {
  expect(read({}).metrics).toBeUndefined();
  expect(read({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
  expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464, token: undefined });
  expect(read({ METRICS_TOKEN: 'x'.repeat(16) }).metrics).toEqual({
    host: '127.0.0.1',
    port: undefined,
    token: 'x'.repeat(16),
  });
  expect(() => read({ METRICS_TOKEN: 'x'.repeat(15) })).toThrow(/METRICS_TOKEN: 16 or more/);
  expect(() => read({ METRICS_TOKEN: 'sixteen and a space' })).toThrow(/METRICS_TOKEN/);
});
