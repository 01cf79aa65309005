import { site } from '~/features/site/web/public';
import { browserLoader, pageMeta, serverLoader, whenPathChanges, type PageData } from '~/shared/page';
import { ResourcesScreen } from '../components/resources-screen';
import { resourceQueries } from '../queries';

export const loader = serverLoader(...resourceQueries);
export const clientLoader = browserLoader(...resourceQueries);
export const shouldRevalidate = whenPathChanges;

export const meta = ({ loaderData }: { loaderData?: PageData }) =>
  pageMeta(loaderData, {
    title: `Resources | ${site.committee}`,
    description: 'The engineering directory of Palakkad to leaf through, with standards, safety checklists, templates and quality registers to download.',
    path: '/resources',
  });

/** docs/product/resources.md, "Resources page". */
export default function Resources() {
  return <ResourcesScreen />;
}
