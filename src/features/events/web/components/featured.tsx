import { clsx } from 'clsx';
import { Badge } from '~/ui/badge';
import { Container } from '~/ui/container';
import { langOf } from '~/ui/content-text';
import type { Event } from '../../contract';
import { distanceOf } from '../labels';
import { dateParts, machineDate, timeOf } from '../when';
import { DetailsLink, PosterLink } from './event-links';
import { EventPoster } from './event-poster';
import * as texts from '../../texts';

/** Shows the banner of the next event: its date as the headline, its poster like a sheet on a drawing board. */
export function Featured({ event }: { event: Event }) {
  const { day, month, weekday, year } = dateParts(event);
  const distance = distanceOf(event);
  return (
    <section aria-labelledby="featured-title" className="bg-deep text-on-deep">
      <Container className="grid gap-8 py-8 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-12 sm:py-12 lg:gap-20">
        <div className="flex min-w-0 flex-col items-start">
          <p className="flex items-center gap-3 text-sm font-semibold text-on-deep-muted">
            <span aria-hidden="true" className="dimension-mark" />
            {texts.nextEvent}
          </p>
          <time dateTime={machineDate(event)} className="mt-5 flex items-end gap-4">
            <span className="text-[clamp(4.5rem,3rem+6vw,8rem)] leading-[0.8] font-bold tracking-tighter tabular-nums">
              {day}
            </span>
            <span className="border-s border-deep-line ps-4 leading-tight">
              <span className="block text-2xl font-semibold">
                {month} {year}
              </span>
              <span className="block text-lg text-on-deep-muted">
                {[weekday, timeOf(event)].filter(Boolean).join(', ')}
              </span>
            </span>
          </time>
          <h2 id="featured-title" lang={langOf(event.title)} className="mt-7 max-w-[24ch] wrap-anywhere">
            {event.title}
          </h2>
          <p lang={langOf(event.location)} className="mt-3 text-lg text-on-deep-muted wrap-anywhere">
            {event.location}
          </p>
          <p lang={langOf(event.description)} className="mt-3 line-clamp-2 max-w-text text-on-deep-muted">
            {event.description}
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-4 sm:mt-auto sm:pt-7">
            <DetailsLink event={event} size="lg" />
            <Badge tone={distance.tone}>{distance.text}</Badge>
          </div>
        </div>
        <PosterLink
          event={event}
          className={clsx(
            'hidden aspect-3/4 w-[min(36vw,21rem)] overflow-hidden rounded-sm shadow-lg',
            'ring-8 ring-on-deep/10 sm:block',
          )}
        >
          <EventPoster event={event} sizes="(min-width: 40rem) min(36vw, 21rem), 1px" priority />
        </PosterLink>
      </Container>
    </section>
  );
}
