import { site } from '~/features/site/web/public';
import { fillText } from '~/shared/fill-text';
import { loads, pageHead, type PageData } from '~/shared/page';
import { EventsScreen } from '../components/events-screen';
import { listQueries } from '../queries';
import * as texts from '../../texts';

export const load = loads(...listQueries);

/** What the layout shows, and goes on showing while an event is open over it. */
export const Screen = EventsScreen;

export const head = ({ page }: { page: PageData }) =>
  pageHead(page, {
    title: fillText(texts.pageTitle, { committee: site.committee }),
    description: texts.pageDescription,
    path: '/events',
  });

/** /events: the lists alone, which the layout shows. */
export default function Events() {
  return null;
}
