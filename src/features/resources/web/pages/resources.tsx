import { fillText } from '~/shared/fill-text';
import { loads, pageHead, type PageData } from '~/shared/page';
import { ResourcesScreen } from '../components/resources-screen';
import { resourceQueries } from '../queries';
import * as texts from '../../texts';

export const load = loads(...resourceQueries);

export const head = ({ page }: { page: PageData }) =>
  pageHead(page, {
    title: fillText(texts.pageTitle, { committee: page.names.committee }),
    description: fillText(texts.pageDescription, page.names),
    path: '/resources',
  });

/** Shows /resources (docs/product/resources.md, "Resources page"). */
export default function Resources() {
  return <ResourcesScreen />;
}
