import { site } from '~/features/site/web/public';
import { fillText } from '~/shared/fill-text';
import { browserLoader, pageMeta, serverLoader, whenPathChanges, type PageData } from '~/shared/page';
import { ResourcesScreen } from '../components/resources-screen';
import { resourceQueries } from '../queries';
import * as texts from '../../texts';

export const loader = serverLoader(...resourceQueries);
export const clientLoader = browserLoader(...resourceQueries);
export const shouldRevalidate = whenPathChanges;

export const meta = ({ loaderData }: { loaderData?: PageData }) =>
  pageMeta(loaderData, {
    title: fillText(texts.pageTitle, { committee: site.committee }),
    description: texts.pageDescription,
    path: '/resources',
  });

/** docs/product/resources.md, "Resources page". */
export default function Resources() {
  return <ResourcesScreen />;
}
