import { expect, test } from 'vitest';
import { completionTone } from './completion';

test.each([
  [100, 'green'],
  [90, 'green'],
  [89, 'yellow'],
  [70, 'yellow'],
  [69, 'red'],
  [0, 'red'],
])('%i percent is %s', (percent, tone) => expect(completionTone(percent)).toBe(tone));
