import { fillText } from '~/shared/fill-text';
import { loads, pageHead, type PageData } from '~/shared/page';
import { AreaCommittees } from '../about/area-committees';
import { Executive } from '../about/executive';
import { AboutHero } from '../about/hero';
import { Purpose } from '../about/purpose';
import { Record } from '../about/record';
import { aboutTextsQuery, committeesQuery } from '../about/queries';
import * as texts from '../../texts';

export const load = loads(committeesQuery, aboutTextsQuery);

export const head = ({ page }: { page: PageData }) =>
  pageHead(page, {
    title: fillText(texts.pageTitle, { page: texts.aboutUs, committee: page.names.committee }),
    description: fillText(page.names.isStandard ? texts.aboutDescription : texts.aboutDescriptionElsewhere, page.names),
    path: '/about',
  });

/**
 * Shows the about page (docs/product/site.md, "About page"): fixed content and the committees, readable without
 * JavaScript.
 */
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
