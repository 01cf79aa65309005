import type { ComponentProps, ReactNode } from 'react';
import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { ButtonLink } from '~/ui/button-link';
import type { Event } from '../../contract';
import { fromLists, pathOf } from '../labels';
import * as texts from '../../texts';

/**
 * Returns the link from the lists to an event's window, which opens over them: the page behind it keeps its scroll
 * position.
 */
const toEvent = (event: Event) => ({ to: pathOf(event), state: fromLists, preventScrollReset: true });

/** Makes the poster a link for the pointer; keyboards and screen readers have the button beside it. */
export function PosterLink({ event, className, children }: { event: Event; className: string; children: ReactNode }) {
  return (
    <Link {...toEvent(event)} tabIndex={-1} aria-hidden="true" className={className}>
      {children}
    </Link>
  );
}

type DetailsLinkProps = { event: Event } & Pick<ComponentProps<typeof ButtonLink>, 'size' | 'className'>;

/** Shows the View Details link. */
export function DetailsLink({ event, ...rest }: DetailsLinkProps) {
  return (
    <ButtonLink {...toEvent(event)} prefetch="intent" variant="secondary" {...rest}>
      {common.viewDetails}
      <span className="sr-only"> {fillText(texts.ofTitle, { title: event.title })}</span>
    </ButtonLink>
  );
}
