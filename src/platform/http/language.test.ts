import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { splitLanguage } from '~/shared/language';
import { withoutLanguage } from './language';

test.each([
  ['/events', 'en', '/events'],
  ['/ml', 'ml', '/'],
  ['/ml/', 'ml', '/'],
  ['/ml?x=1', 'ml', '/?x=1'],
  ['/ML/events', 'ml', '/events'],
  ['/mlx/events', 'en', '/mlx/events'],
  ['/events/ml', 'en', '/events/ml'],
])('%s is in %s', (address, language, rest) => expect(splitLanguage(address)).toEqual({ language, rest }));

test('a call loses its language, a page keeps it', () => {
  const rewritten = (url: string) => withoutLanguage({ url } as IncomingMessage);
  expect(rewritten('/ml/api/areas/?q=1')).toBe('/api/areas/?q=1');
  expect(rewritten('/ml/events')).toBe('/ml/events');
  expect(rewritten('/api/areas/')).toBe('/api/areas/');
});
