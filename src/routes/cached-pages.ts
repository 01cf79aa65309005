/** What page and service worker agree on (docs/decisions/0077-offline.md). */

/** The pages that every release brings to a phone: their HTML is the same for everybody. */
export const shells: readonly string[] = [
  '/offline',
  '/',
  '/events',
  '/circulars',
  '/member/dashboard',
  '/member/card',
  '/member/events',
  '/account/phone',
  '/member/more',
  '/members',
  '/events/0/door',
];

/** Returns the page whose HTML is that of a path: the doors of all events have the same. */
export const cachedAs = (path: string): string => path.replace(/^\/events\/\d+\/door$/, '/events/0/door');

/** The pages that stay in the cache once they were opened. Never one whose address is a key. */
export const cachedPage = new RegExp(
  `^/(${[
    '(about|advertising|contact|terms|privacy|resources|join|login|offline)?',
    '(events(/event)?|news|answers|circulars|help)(/[\\w-]+)?',
    'dashboard|community|members|notifications|(member|account)/\\w+',
  ].join('|')})$`,
);

/** The message by which a page has a waiting worker take over. */
export const updateNow = 'update-now';

/** The message by which the worker asks a page which release it is of; the page answers with its first module. */
export const askRelease = 'release';
