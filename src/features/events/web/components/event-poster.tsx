import { clsx } from 'clsx';
import { Picture } from '~/ui/picture';
import type { Event } from '../../contract';
import { dateParts } from '../when';

type EventPosterProps = {
  event: Event;
  /** The width at which it is shown, as for <img sizes>. */
  sizes: string;
  alt?: string;
  priority?: boolean;
  className?: string;
};

/** Shows an event's first poster filling its frame; its date in large type when there is no poster. */
export function EventPoster({ event, sizes, alt = '', priority, className }: EventPosterProps) {
  if (!event.poster) return <DatePlate event={event} className={className} />;
  return (
    <Picture
      media={event.poster}
      alt={alt}
      sizes={sizes}
      priority={priority}
      className={clsx('size-full bg-sunken object-cover', className)}
    />
  );
}

/** Stands in for a poster; the text beside it holds the same date. */
function DatePlate({ event, className }: { event: Event; className?: string }) {
  const { day, shortMonth, year } = dateParts(event);
  return (
    <span
      aria-hidden="true"
      className={clsx('drafting-grid @container grid size-full place-items-center bg-sunken', className)}
    >
      <span className="corner-marks grid place-items-center px-[9cqw] py-[7cqw] text-center leading-none">
        <span className="text-[34cqw] leading-[0.95] font-bold tracking-tighter text-primary tabular-nums">{day}</span>
        <span className="mt-[1cqw] text-[9.5cqw] font-semibold text-laterite-ink">
          {shortMonth} {year}
        </span>
      </span>
    </span>
  );
}
