import { afterAll, vi } from 'vitest';

/*
 * What a test waits for comes when the machine has time for it: vi.waitFor's default second is too short on a machine
 * that other programs use, too. And a file that ends while its clock is a false one must not leave it to the next in
 * the same process.
 */
const patience = { timeout: 15_000, interval: 20 };
const marker = Symbol.for('sangham.patience');
const marked = vi as typeof vi & { [marker]?: true };

if (!marked[marker]) {
  marked[marker] = true;
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (callback, options) => waitFor(callback, options ?? patience);
  vi.waitUntil = (callback, options) => waitUntil(callback, options ?? patience);
}

afterAll(() => void vi.useRealTimers());
