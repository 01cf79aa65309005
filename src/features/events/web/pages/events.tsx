import { headOf } from '~/shared/heads';
import { loads } from '~/shared/page';
import { EventsScreen } from '../components/events-screen';
import { listQueries } from '../queries';
import * as texts from '../../texts';

export const load = loads(...listQueries);

/** The screen that the layout shows, and still shows while an event is open over it. */
export const Screen = EventsScreen;

export const head = headOf({ title: texts.pageTitle, description: texts.pageDescription, path: '/events' });

/** Shows /events: the lists alone, which the layout renders. */
export default function Events() {
  return null;
}
