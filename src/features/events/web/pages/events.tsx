import { site } from '~/features/site/web/public';
import { fillText } from '~/shared/fill-text';
import { browserLoader, pageMeta, serverLoader, whenPathChanges, type PageData } from '~/shared/page';
import { EventsScreen } from '../components/events-screen';
import { listQueries } from '../queries';
import * as texts from '../../texts';

export const loader = serverLoader(...listQueries);
export const clientLoader = browserLoader(...listQueries);
export const shouldRevalidate = whenPathChanges;

/** What the layout shows, and goes on showing while an event is open over it. */
export const handle = { Screen: EventsScreen };

export const meta = ({ loaderData }: { loaderData?: PageData }) =>
  pageMeta(loaderData, {
    title: fillText(texts.pageTitle, { committee: site.committee }),
    description: texts.pageDescription,
    path: '/events',
  });

/** /events: the lists alone, which the layout shows. */
export default function Events() {
  return null;
}
