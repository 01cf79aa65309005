import { expect, test } from 'vitest';
import { matchPath } from './match';

test.each([
  ['/', '/', {}, '/'],
  ['/about', '/ABOUT', {}, '/about'],
  ['/about', '/%61bout/', {}, '/about'],
  ['/news/:id', '/News/Ab%20c', { id: 'Ab c' }, '/news/Ab%20c'],
  ['/reset-password/:uid/:token', '/reset-password/7/x%2Fy', { uid: '7', token: 'x/y' }, '/reset-password/7/x%2Fy'],
  ['/api/*', '/api', { '*': '' }, '/api'],
  ['/api/*', '/api/a/b', { '*': 'a/b' }, '/api/a/b'],
  ['/*', '/', { '*': '' }, '/'],
  ['/*', '/no/such', { '*': 'no/such' }, '/no/such'],
  ['/news/:id', '/news/%E0%A4%A', { id: '%E0%A4%A' }, '/news/%E0%A4%A'],
])('%s is what %s asks for', (pattern, path, params, spelling) => {
  expect(matchPath(pattern, path)).toEqual({ params, spelling });
});

test.each([
  ['/', '/about'],
  ['/about', '/about/us'],
  ['/news/:id', '/news'],
  ['/news/:id', '/news/'],
  ['/news/:id', '/news/1/2'],
  ['/news/:id', '/events/1'],
  ['/api/*', '/apis'],
])('%s is not what %s asks for', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined();
});
