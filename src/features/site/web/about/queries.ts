import { pick, query, siteQuery } from '../queries';

/** The members of the committees today. */
export const committeesQuery = query('GET /api/committees/', {});

/** The texts of the about page, and the figures where they are counted. */
export const aboutTextsQuery = siteQuery('about', ({ values, counted }) => ({
  ...pick(values, ['about_lead', 'mission', 'vision', 'history', 'milestones', 'affiliations', 'founded']),
  counted,
}));
