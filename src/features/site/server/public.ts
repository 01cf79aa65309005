import type { Feature } from '~/platform/feature';

/** The committee's name and words, for what other features send out. */
export { site } from '../content/site';

/** The pages that are always there, and where the office's screens stand. */
export const siteFeature: Feature = {
  pages: () => ({ topics: [], pages: () => ['/', '/about', '/advertising', '/contact'].map((path) => ({ path })) }),
  robots: { closed: ['/admin/', '/app/'] },
};
