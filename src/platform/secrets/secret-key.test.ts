import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config';
import { loadSecretKeys, replaceSecretKeys, saveSecretKey } from './secret-key';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sangham-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'secret.key');

test('it is made once, for its owner only, and read again ever after', () => {
  const secrets = loadSecretKeys(folder);
  expect(secrets.map(({ length }) => length)).toEqual([43]);
  expect(loadSecretKeys(folder)).toEqual(secrets);
  expect(readdirSync(folder)).toEqual(['secret.key']);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('of two that make one at the same moment the first is kept', () => {
  saveSecretKey(folder, 'a'.repeat(40));
  saveSecretKey(folder, 'b'.repeat(40));
  expect(loadSecretKeys(folder)).toEqual(['a'.repeat(40)]);
  expect(readdirSync(folder)).toEqual(['secret.key']);
});

test.each(['', ' \n', 'half-a-key', `${'a'.repeat(40)}\nhalf-a-key`])(
  'a file that holds %j ends the start, and is left as it is',
  (content) => {
    writeFileSync(file(), content);
    expect(() => loadSecretKeys(folder)).toThrow(
      expect.objectContaining({ name: 'StartError', message: expect.stringContaining(file()) }),
    );
    expect(readFileSync(file(), 'utf8')).toBe(content);
  },
);

test('no key is made where SECRET_KEY is set; a short one is refused', () => {
  const env = { DATA_DIR: folder, SECRET_KEY: 'x'.repeat(32) };
  expect(readConfig(env, folder).keys.current.secret).toBe('x'.repeat(32));
  expect(existsSync(file())).toBe(false);
  expect(() => readConfig({ ...env, SECRET_KEY: 'x'.repeat(31) }, folder)).toThrow(/SECRET_KEY/);
});

test('a change of the key puts the new one before the old ones, for the owner only', () => {
  saveSecretKey(folder, 'a'.repeat(40));
  replaceSecretKeys(folder, ['b'.repeat(40), 'a'.repeat(40)]);
  expect(loadSecretKeys(folder)).toEqual(['b'.repeat(40), 'a'.repeat(40)]);
  expect(readdirSync(folder)).toEqual(['secret.key']);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  const { keys } = readConfig({ DATA_DIR: folder }, folder);
  expect([keys.source, keys.current.secret, keys.old.map(({ secret }) => secret)]).toEqual([
    'file',
    'b'.repeat(40),
    ['a'.repeat(40)],
  ]);
});

test('SECRET_KEY_OLD opens what was sealed with it, and is nothing without SECRET_KEY', () => {
  const env = { DATA_DIR: folder, SECRET_KEY_OLD: 'y'.repeat(32) };
  const { keys } = readConfig({ ...env, SECRET_KEY: 'x'.repeat(32) }, folder);
  expect([keys.source, keys.old.map(({ secret }) => secret)]).toEqual(['setting', ['y'.repeat(32)]]);
  expect(() => readConfig(env, folder)).toThrow(
    expect.objectContaining({ name: 'StartError', message: expect.stringContaining('SECRET_KEY_OLD') }),
  );
});
