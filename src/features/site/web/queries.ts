import { queriesOf } from '~/shared/page';
import { namesFrom, type PageNames } from '~/shared/site-names';
import type { siteCalls, SiteAnswer } from '../contract';

/** Turns the calls of the site's pages into queries. Each page has its own in its folder: this is in every page. */
export const query = queriesOf<typeof siteCalls>();

/** Returns the query of what the office has set, cut to the part that a page shows; `as` names the part. */
export const siteQuery = <T>(as: string, of: (answer: SiteAnswer) => T, options: { staleTime?: number } = {}) =>
  query('GET /api/site/', {}, { ...options, part: { as, of } });

/** Returns the values of these settings. */
export const pick = <K extends string>(values: Readonly<Record<string, string>>, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? ''])) as Record<K, string>;

/** Returns the query of the names, which every page brings with it (src/routes/root.tsx); for the server alone. */
export const namesQuery = () =>
  siteQuery('names', ({ values, is_standard: isStandard }): PageNames => ({
    ...namesFrom((key) => values[key] ?? ''),
    isStandard,
  }));

/** What stands at the foot of every page. It comes with the first page and is not requested again. */
export const footQuery = siteQuery(
  'foot',
  ({ values, hours }) => ({ ...pick(values, ['address', 'phone', 'email', 'founded']), hours }),
  { staleTime: Infinity },
);
