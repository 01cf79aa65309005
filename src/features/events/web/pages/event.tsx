import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, type ComponentType } from 'react';
import { Leave, useParams } from '~/router';
import { fillText } from '~/shared/fill-text';
import {
  browserQueryClient,
  loadQueries,
  pageHead,
  Redirect,
  type HeadTag,
  type LoadArgs,
  type LoadedPage,
  type PageData,
} from '~/shared/page';
import { idOf, isMissing } from '~/shared/record-page';
import { Skeleton } from '~/ui/skeleton';
import { EventDetails } from '../components/event-detail';
import { EventDialog } from '../components/event-dialog';
import { LoadError } from '../components/load-error';
import { useFreshDays } from '../fresh-days';
import { pathOf } from '../labels';
import { eventIn, eventQuery } from '../queries';
import { oneLine, structuredData } from '../structured-data';
import { shortWhen } from '../when';
import * as texts from '../../texts';

interface Params {
  params: { eventId: string };
}

/** Loads the event. An unknown id leads to /events (docs/product/events.md, "Event window"). */
export async function load(args: LoadArgs<Params['params']>): Promise<LoadedPage> {
  const id = idOf(args.params.eventId);
  if (id === null) throw new Redirect('/events');
  const { answers, failures } = await loadQueries(args, eventQuery(id));
  if (failures.some(isMissing)) throw new Redirect('/events');
  return { answers };
}

export const head = ({ page, params }: Params & { page: PageData }): HeadTag[] => {
  const inBrowser = typeof document !== 'undefined';
  const event = eventIn(
    page,
    idOf(params.eventId),
    inBrowser ? (key) => browserQueryClient().getQueryData(key) : undefined,
  );
  if (!event) return [{ title: fillText(texts.eventTitle, { committee: page.names.committee }) }];
  const picture = event.social_image;
  return [
    ...pageHead(page, {
      title: `${event.title} | ${page.names.committee}`,
      description: oneLine(`${shortWhen(event)}, ${event.location}. ${event.description}`),
      path: pathOf(event),
      ...(picture && { picture }),
    }),
    {
      property: 'og:image:alt',
      content: picture ? fillText(texts.posterOf, { title: event.title }) : page.names.committee,
    },
    { 'script:ld+json': structuredData(event, { origin: page.origin, organizer: page.names.committee }) },
  ];
};

interface EventPageProps {
  /** Renders the registration for an event that takes registrations and is not over. */
  Registration: ComponentType<{ eventId: number }>;
}

/** Shows /events/event/{eventId}: an event over the lists. */
export default function EventPage({ Registration }: EventPageProps) {
  const { eventId } = useParams<'/events/event/:eventId'>();
  const id = idOf(eventId);
  // Another event is another window: its posters start from the first.
  return id === null ? <Leave to="/events" /> : <EventWindow key={id} id={id} Registration={Registration} />;
}

function EventWindow({ id, Registration }: EventPageProps & { id: number }) {
  const titleId = useId();
  const client = useQueryClient();
  const { data, error, dataUpdatedAt } = useQuery(eventQuery(id));
  // An event opened directly has no list behind it that watches for the day to change.
  useFreshDays(data ? [data] : [], dataUpdatedAt);
  if (isMissing(error)) return <Leave to="/events" />;
  const event = data ?? eventIn(undefined, id, (key) => client.getQueryData(key));
  return (
    <EventDialog labelledBy={titleId}>
      {event ? (
        <EventDetails
          titleId={titleId}
          event={event}
          posters={data?.posters}
          registration={data?.has_registration && !data.is_past && <Registration eventId={id} />}
        />
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto p-5 sm:p-8">
          <h2 id={titleId} className="pe-12 text-2xl">
            {texts.event}
          </h2>
          {error ? (
            <div className="mt-5">
              <LoadError error={error} onRetry={() => window.location.reload()} />
            </div>
          ) : (
            <div aria-busy="true" className="mt-5 grid gap-6 md:grid-cols-[5fr_7fr]">
              <Skeleton className="aspect-3/4 w-full" />
              <Skeleton className="h-72" />
            </div>
          )}
        </div>
      )}
    </EventDialog>
  );
}
