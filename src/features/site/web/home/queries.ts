import type { CommitteesAnswer } from '../../contract';
import { pick, query, siteQuery } from '../queries';

/** The introduction of the home page, and the figures where they are counted. */
export const homeTextsQuery = siteQuery('home', ({ values, counted, hero }) => ({
  ...pick(values, ['intro', 'description']),
  counted,
  ...(hero && { hero }),
}));

/** The leaders of the committee today, for the home page. */
export const leadersQuery = query(
  'GET /api/committees/',
  {},
  { part: { as: 'leaders', of: ({ leaders }: CommitteesAnswer) => leaders } },
);
