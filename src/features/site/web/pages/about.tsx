import { browserLoader, pageMeta, serverLoader, type PageData } from '~/shared/page';
import { site } from '../../content/site';
import { AreaCommittees } from '../about/area-committees';
import { Executive } from '../about/executive';
import { AboutHero } from '../about/hero';
import { Purpose } from '../about/purpose';
import { Record } from '../about/record';
import { committeesQuery } from '../queries';

export const loader = serverLoader(committeesQuery);
export const clientLoader = browserLoader(committeesQuery);

export const meta = ({ loaderData }: { loaderData?: PageData }) =>
  pageMeta(loaderData, {
    title: `About us | ${site.committee}`,
    description:
      'Mission, values and people of the Palakkad District Committee of licensed engineers and supervisors: ' +
      'the executive and seven area committees.',
    path: '/about',
  });

/** docs/product/site.md, "About page": fixed content and the committees, readable without JavaScript. */
export default function About() {
  return (
    <>
      <AboutHero />
      <Purpose />
      <Executive />
      <AreaCommittees />
      <Record />
    </>
  );
}
