import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { format } from 'node:util';

// An unexpected console.error or console.warn fails the test it was written in. A test that expects one replaces it by
// vi.spyOn(console, 'error').mockImplementation(() => {}).
const written: string[] = [];
const record =
  (kind: string) =>
  (...args: unknown[]) => {
    written.push(`console.${kind}: ${format(...args)}`);
  };

function listen() {
  console.error = record('error');
  console.warn = record('warn');
}

function check() {
  expect(written.splice(0), 'nothing unexpected on the console').toEqual([]);
}

listen();
beforeEach(listen);
afterEach(check);
afterAll(check);
