import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config';
import { saveSecretKey, loadSecretKey } from './secret-key';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sangham-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'secret.key');

test('it is made once, for its owner only, and read again ever after', () => {
  const secret = loadSecretKey(folder);
  expect(secret.length).toBeGreaterThan(40);
  expect(loadSecretKey(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret.key']);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('of two that make one at the same moment the first is kept', () => {
  saveSecretKey(folder, 'a'.repeat(40));
  saveSecretKey(folder, 'b'.repeat(40));
  expect(loadSecretKey(folder)).toBe('a'.repeat(40));
  expect(readdirSync(folder)).toEqual(['secret.key']);
});

test.each(['', ' \n', 'half-a-key'])('a file that holds %j ends the start, and is left as it is', (content) => {
  writeFileSync(file(), content);
  expect(() => loadSecretKey(folder)).toThrow(expect.objectContaining({ name: 'StartError', message: expect.stringContaining(file()) }));
  expect(readFileSync(file(), 'utf8')).toBe(content);
});

test('no key is made where SECRET_KEY is set; a short one is refused', () => {
  const env = { DATA_DIR: folder, SECRET_KEY: 'x'.repeat(32) };
  expect(readConfig(env, folder).secretKey).toBe('x'.repeat(32));
  expect(existsSync(file())).toBe(false);
  expect(() => readConfig({ ...env, SECRET_KEY: 'x'.repeat(31) }, folder)).toThrow(/SECRET_KEY/);
});
