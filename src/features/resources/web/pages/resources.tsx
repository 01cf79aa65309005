import { headOf } from '~/shared/heads';
import { loads } from '~/shared/page';
import { ResourcesScreen } from '../components/resources-screen';
import { resourceQueries } from '../queries';
import * as texts from '../../texts';

export const load = loads(...resourceQueries);

export const head = headOf({ title: texts.pageTitle, description: texts.pageDescription, path: '/resources' });

/** Shows /resources (docs/product/resources.md, "Resources page"). */
export default function Resources() {
  return <ResourcesScreen />;
}
