import { queriesOf } from '~/shared/page';
import { namesFrom, type PageNames } from '~/shared/site-names';
import type { siteCalls, SiteAnswer } from '../contract';

const query = queriesOf<typeof siteCalls>();

/** The members of the committees today. */
export const committeesQuery = query('GET /api/committees/', {});

/** Returns the query of what the office has set, cut to the part that a page shows; `as` names the part. */
const siteQuery = <T>(as: string, of: (answer: SiteAnswer) => T, options: { staleTime?: number } = {}) =>
  query('GET /api/site/', {}, { ...options, part: { as, of } });

/** The names of the committee, which every page brings with it (src/routes/root.tsx). */
export const namesQuery = siteQuery('names', ({ values, is_standard: isStandard }): PageNames => ({
  ...namesFrom((key) => values[key] ?? ''),
  isStandard,
}));

/** Returns the values of these settings. */
const pick = <K extends string>(values: Readonly<Record<string, string>>, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? ''])) as Record<K, string>;

/** What stands at the foot of every page. It comes with the first page and is not requested again. */
export const footQuery = siteQuery(
  'foot',
  ({ values, hours }) => ({ ...pick(values, ['address', 'phone', 'email', 'founded']), hours }),
  { staleTime: Infinity },
);

const contactKeys = [
  'phone',
  'membership_phone',
  'advertising_phone',
  'hotline',
  'email',
  'membership_email',
  'advertising_email',
  'address',
  'map_position',
  'description',
  'founded',
] as const;

/** Every contact of the office, and what search engines are told of the committee. */
export type Contact = Record<(typeof contactKeys)[number], string>;

/** Every contact of the office, for the pages that show more than the foot. */
export const contactQuery = siteQuery('contact', ({ values }) => pick(values, contactKeys));

/** The contacts for advertisers. */
export const advertiserQuery = siteQuery('advertisers', ({ values }) =>
  pick(values, ['advertising_phone', 'advertising_email']),
);

/** The introduction of the home page, and the figures where they are counted. */
export const homeTextsQuery = siteQuery('home', ({ values, counted, hero }) => ({
  ...pick(values, ['intro', 'description']),
  counted,
  ...(hero && { hero }),
}));

/** The texts of the about page, and the figures where they are counted. */
export const aboutTextsQuery = siteQuery('about', ({ values, counted }) => ({
  ...pick(values, ['about_lead', 'mission', 'vision', 'history', 'milestones', 'affiliations', 'founded']),
  counted,
}));

/** The terms of use. */
export const termsQuery = siteQuery('terms', ({ values }) => pick(values, ['terms']));
