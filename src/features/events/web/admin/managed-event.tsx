import { clsx } from 'clsx';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ImagePlus from 'lucide-react/icons/image-plus';
import Images from 'lucide-react/icons/images';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Ticket from 'lucide-react/icons/ticket';
import Trash from 'lucide-react/icons/trash-2';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { langOf } from '~/ui/content-text';
import { IconButton } from '~/ui/icon-button';
import { Picture } from '~/ui/picture';
import type { ManagedEvent as Managed } from '../../contract';
import { categoryName, categoryTone, postersText } from '../labels';
import { statusOf, type Status } from './listing';
import { dayOrUnknown, descriptionOf, eventWhen, locationOf, titleOf } from './words';
import * as texts from '../../texts';

/** The actions on an event. */
export type EventAction = 'view' | 'upload' | 'edit' | 'delete';

type ManagedEventProps = { event: Managed; onAction: (action: EventAction, event: Managed) => void };

const badges: Record<Status, { text: string; tone: BadgeTone }> = {
  upcoming: { text: texts.stageBadges.upcoming, tone: 'primary' },
  past: { text: texts.stageBadges.past, tone: 'quiet' },
  active: { text: texts.stageBadges.active, tone: 'laterite-solid' },
};

const buttonClass = 'flex-auto px-2.5! whitespace-nowrap';

/** Shows an event of the grid. */
export function ManagedEvent({ event, onAction }: ManagedEventProps) {
  const badge = badges[statusOf(event)];
  const title = titleOf(event);
  const of = <span className="sr-only"> {fillText(texts.ofTitle, { title })}</span>;
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <PosterButton event={event} onView={() => onAction('view', event)} />
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={badge.tone}>{badge.text}</Badge>
          {!event.is_active && <Badge tone="danger">{texts.hiddenFromVisitors}</Badge>}
          {event.category && <Badge tone={categoryTone(event.category)}>{categoryName(event.category)}</Badge>}
        </p>
        <h2 lang={langOf(title)} className="mt-2.5 line-clamp-3 text-lg leading-snug">
          {title}
        </h2>
        <p lang={langOf(event.description)} className="mt-1 line-clamp-2 text-sm text-muted">
          {descriptionOf(event)}
        </p>
        <ul
          className={clsx(
            'mt-3 grid gap-1 text-sm [&_svg]:mt-[0.2em] [&_svg]:size-[1.1em]',
            '[&_svg]:shrink-0 [&_svg]:text-muted',
          )}
        >
          <li className="flex gap-2">
            <CalendarDays aria-hidden="true" />
            {eventWhen(event)}
          </li>
          <li className="flex gap-2">
            <MapPin aria-hidden="true" />
            <span lang={langOf(event.location)} className="line-clamp-2">
              {locationOf(event)}
            </span>
          </li>
        </ul>
        <p className="mt-3 text-xs text-muted">{fillText(texts.createdOn, { day: dayOrUnknown(event.created_at) })}</p>
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-4">
          <Button variant="secondary" size="row" className={buttonClass} onClick={() => onAction('edit', event)}>
            <Pencil aria-hidden="true" />
            {common.edit}
            {of}
          </Button>
          <Button variant="secondary" size="row" className={buttonClass} onClick={() => onAction('upload', event)}>
            <ImagePlus aria-hidden="true" />
            {texts.addPosters}
            {of}
          </Button>
          <ButtonLink
            to={`/app/admin/events/${event.id}/registration`}
            variant="secondary"
            size="row"
            className={buttonClass}
          >
            <Ticket aria-hidden="true" />
            {texts.registration}
            {of}
          </ButtonLink>
          <IconButton
            label={fillText(texts.deleteTitle, { title })}
            size="sm"
            className="text-danger hover:bg-danger-tint! pointer-coarse:size-11"
            onClick={() => onAction('delete', event)}
          >
            <Trash aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </Card>
  );
}

function PosterButton({ event, onView }: { event: Managed; onView: () => void }) {
  const count = postersText(event.poster_count);
  return (
    <button
      type="button"
      aria-label={countText(texts.viewPosters, event.poster_count, { title: titleOf(event) })}
      onClick={onView}
      className={clsx(
        'group relative block aspect-16/10 w-full overflow-hidden border-b',
        'border-line bg-sunken -outline-offset-4',
      )}
    >
      {event.poster ? (
        <Picture
          media={event.poster}
          alt=""
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
          className="size-full object-cover object-top"
        />
      ) : (
        <span className="drafting-grid grid size-full place-items-center text-muted">
          <Images aria-hidden="true" className="size-8" />
        </span>
      )}
      <span
        className={clsx(
          'absolute end-2 bottom-2 inline-flex min-h-7 items-center gap-1.5 rounded-sm bg-deep px-2',
          'text-xs font-semibold text-on-deep group-hover:underline',
        )}
      >
        <Images aria-hidden="true" className="size-4" />
        {count}
      </span>
    </button>
  );
}
