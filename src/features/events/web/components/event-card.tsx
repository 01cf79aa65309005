import { clsx } from 'clsx';
import { fillText } from '~/shared/fill-text';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { langOf } from '~/ui/content-text';
import type { Event } from '../../contract';
import { distanceOf } from '../labels';
import { EventFacts } from './event-facts';
import { DetailsLink, PosterLink } from './event-links';
import { EventPoster } from './event-poster';
import * as texts from '../../texts';

type EventCardProps = {
  event: Event;
  /** Opens the gallery; for past events. */
  onPosters?: (event: Event) => void;
};

const sizes = '(min-width: 64rem) 18rem, (min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 6rem';

/** Shows an event of a list: the poster beside the text on phones, above it on wider screens. */
export function EventCard({ event, onPosters }: EventCardProps) {
  const distance = distanceOf(event);
  return (
    <li
      className={clsx(
        'flex min-w-0 gap-4 rounded-lg border border-line bg-card p-3 shadow-sm',
        'transition-[border-color,box-shadow] hover:border-primary hover:shadow-md sm:flex-col sm:gap-0',
        'sm:overflow-hidden sm:p-0 big-letters:flex-col',
      )}
    >
      <div className="w-24 shrink-0 sm:w-auto">
        <PosterLink event={event} className="block aspect-3/4 overflow-hidden rounded-sm sm:rounded-none">
          <EventPoster event={event} sizes={sizes} />
        </PosterLink>
      </div>
      <div className="flex min-w-0 flex-1 flex-col sm:border-t sm:border-line sm:p-4">
        <Badge tone={distance.tone} className="self-start">
          {distance.text}
        </Badge>
        <h3 lang={langOf(event.title)} className="mt-2 text-lg leading-snug wrap-anywhere">
          {event.title}
        </h3>
        <EventFacts event={event} className="mt-2 text-sm" />
        <p lang={langOf(event.description)} className="mt-3 line-clamp-2 text-sm text-muted">
          {event.description}
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <DetailsLink
            event={event}
            size="sm"
            className="flex-1 px-2! whitespace-nowrap big-letters:whitespace-normal"
          />
          {onPosters && (
            <Button
              variant="secondary"
              size="sm"
              className="js-only px-2! max-sm:flex-1 sm:px-3!"
              onClick={() => onPosters(event)}
            >
              {texts.posters}
              <span className="sr-only"> {fillText(texts.ofTitle, { title: event.title })}</span> ({event.poster_count})
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
