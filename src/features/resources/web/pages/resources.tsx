import { site } from '~/features/site/web/public';
import { fillText } from '~/shared/fill-text';
import { loads, pageHead, type PageData } from '~/shared/page';
import { ResourcesScreen } from '../components/resources-screen';
import { resourceQueries } from '../queries';
import * as texts from '../../texts';

export const load = loads(...resourceQueries);

export const head = ({ page }: { page: PageData }) =>
  pageHead(page, {
    title: fillText(texts.pageTitle, { committee: site.committee }),
    description: texts.pageDescription,
    path: '/resources',
  });

/** Shows /resources (docs/product/resources.md, "Resources page"). */
export default function Resources() {
  return <ResourcesScreen />;
}
