import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { ownPath } from '~/shared/own-address';
import { usePage } from '~/router';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { ButtonAnchor } from '~/ui/button-link';
import { ContentText, langOf } from '~/ui/content-text';
import { Fact, Facts } from '~/ui/facts';
import type { Event, Poster } from '../../contract';
import { linksOf } from '../../contract/links';
import { categoryName, categoryTone, distanceOf, mapsHref, pathOf } from '../labels';
import { longDay, machineDate, timeOf } from '../when';
import { EventPoster } from './event-poster';
import { PosterCarousel } from './poster-carousel';
import { ShareButton } from './share-button';
import * as texts from '../../texts';

type EventDetailsProps = {
  titleId: string;
  event: Event;
  /** Undefined while only the list's data has arrived. */
  posters: readonly Poster[] | undefined;
  registration: ReactNode;
};

/** Shows everything about an event (docs/product/events.md, "Event window"): posters on one side, text on the other. */
export function EventDetails({ titleId, event, posters, registration }: EventDetailsProps) {
  const distance = distanceOf(event);
  return (
    <div
      tabIndex={0}
      className={clsx(
        'grid min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2',
        'max-md:content-start md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      )}
    >
      <div className="bg-sunken p-5 max-sm:pt-4 sm:p-7 md:border-e md:border-line">
        <div className="md:sticky md:top-7">
          {posters?.length ? (
            <PosterCarousel posters={posters} title={event.title} />
          ) : (
            <div
              className={clsx(
                'mx-auto aspect-3/4 overflow-hidden rounded-md md:max-h-none',
                event.poster ? 'max-h-[56dvh]' : 'max-h-56',
              )}
            >
              <EventPoster
                event={event}
                alt={fillText(texts.posterOf, { title: event.title })}
                sizes="(min-width: 48rem) 26rem, 92vw"
                priority
              />
            </div>
          )}
          <p className="mt-2 text-sm text-muted print:hidden">
            {countText(texts.postersAvailable, posters?.length ?? event.poster_count)}
          </p>
        </div>
      </div>
      <div className="min-w-0 px-5 pt-6 pb-8 sm:px-8 sm:py-8">
        <p className="flex flex-wrap gap-2 md:pe-12">
          {event.category && <Badge tone={categoryTone(event.category)}>{categoryName(event.category)}</Badge>}
          <Badge tone={distance.tone} className="print:hidden">
            {distance.text}
          </Badge>
        </p>
        <h2 id={titleId} lang={langOf(event.title)} className="mt-3 text-2xl wrap-anywhere">
          {event.title}
        </h2>
        <EventFacts event={event} />
        {registration}
        <Actions event={event} />
        <p lang={langOf(event.description)} className="mt-6 wrap-anywhere whitespace-pre-line">
          {event.description}
        </p>
        <Links links={event.links} />
        <Address event={event} />
      </div>
    </div>
  );
}

function EventFacts({ event }: { event: Event }) {
  const time = timeOf(event);
  return (
    <Facts className="mt-5">
      <EventFact label={time ? texts.dateAndTime : common.date}>
        <time dateTime={machineDate(event)}>
          <span className="font-semibold">{longDay(event)}</span>
          {time && <span className="block">{time}</span>}
        </time>
      </EventFact>
      <EventFact label={common.location}>
        <ContentText>{event.location}</ContentText>
        <a
          href={mapsHref(event.location)}
          target="_blank"
          rel="noreferrer"
          className="link flex min-h-9 items-center self-start print:hidden"
        >
          {texts.viewOnMap}
          <span className="sr-only"> {common.opensAMap}</span>
        </a>
      </EventFact>
    </Facts>
  );
}

const EventFact = (props: { label: string; children: ReactNode }) => (
  <Fact
    {...props}
    className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[8rem_1fr]"
    labelClass="text-sm sm:pt-0.5"
    valueClass="min-w-0"
  />
);

function Actions({ event }: { event: Event }) {
  const website = linksOf(event.website ?? '')[0];
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      {!event.is_past && (
        <ButtonAnchor href={ownPath(`/api/events/${event.id}/event.ics`)}>
          <CalendarPlus aria-hidden="true" />
          {texts.addToCalendar}
        </ButtonAnchor>
      )}
      {website && (
        <ButtonAnchor variant="secondary" href={website} target="_blank" rel="noreferrer">
          {texts.visitWebsite}
        </ButtonAnchor>
      )}
      <ShareButton event={event} />
    </div>
  );
}

/** Shows on paper the event's website and its address on this site. */
function Address({ event }: { event: Event }) {
  const { origin } = usePage();
  return (
    <p aria-hidden="true" className="mt-7 hidden border-t border-line pt-4 text-sm print:block">
      {linksOf(event.website ?? '')[0]}
      <span className="block">
        {origin}
        {ownPath(pathOf(event))}
      </span>
    </p>
  );
}

// On paper the address follows the link.
const linkClass =
  "link inline-flex min-h-11 items-center print:min-h-8 print:after:ms-1 print:after:content-['('attr(href)')']";

function Links({ links }: { links: string | null }) {
  const addresses = linksOf(links ?? '');
  return (
    <section className="mt-7 border-t border-line pt-5">
      <h3 className="text-lg">{texts.eventLinks}</h3>
      {addresses.length ? (
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {addresses.map((address, index) => (
            <li key={index}>
              <a href={address} target="_blank" rel="noreferrer" className={linkClass}>
                {fillText(texts.linkNumber, { number: index + 1 })}
                <span className="sr-only"> ({new URL(address).hostname})</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-muted">{texts.noLinksAvailable}</p>
      )}
    </section>
  );
}
