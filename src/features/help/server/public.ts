import type { Feature } from '~/platform/feature';
import { both } from '../texts/both';

const jobs = Object.keys(both.en.everybodyJobs);

/** The handbook: a page a job (docs/product/help.md). Its pages of the office are under /app/, closed to crawlers. */
export const helpFeature: Feature = {
  texts: both,
  pages: () => ({
    topics: [],
    pages: () => [{ path: '/help' }, ...jobs.map((job) => ({ path: `/help/${job}` as const }))],
  }),
};
