import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import SearchX from 'lucide-react/icons/search-x';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { useNotice } from '~/ui/hooks/use-notice';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import type { Event } from '../../contract';
import { useFreshDays } from '../fresh-days';
import { allEventsQuery } from './api';
import { EventFilters } from './event-filters';
import { EventWindows, useEventWindows } from './event-windows';
import { isFiltered, listEvents, noFilter } from './listing';
import { ManagedEvent, type EventAction } from './managed-event';
import { foundText } from './words';

const gridClass = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** members-and-administration.md section 2, "Events administration". */
export function ManageEventsScreen() {
  const list = useQuery(allEventsQuery);
  useFreshDays(list.data ?? [], list.dataUpdatedAt);
  const { notice, say, dismiss } = useNotice();
  const windows = useEventWindows();
  const create = () => windows.show('edit', null);
  return (
    <>
      <Header onCreate={create} />
      <Container className="py-8 sm:py-12">
        {list.data ? (
          <Events events={list.data} onAction={windows.show} onCreate={create} />
        ) : list.isPending ? (
          <Waiting />
        ) : (
          <ErrorState title="Failed to load events. Please try again." onRetry={() => void list.refetch()} retrying={list.isFetching} />
        )}
      </Container>
      <EventWindows windows={windows} say={say} />
      <Notice notice={notice} onDismiss={dismiss} />
    </>
  );
}

/** The screen before the person is known. */
export function ManageEventsWaiting() {
  return (
    <div aria-busy="true">
      <Header />
      <Container className="py-8 sm:py-12">
        <Waiting />
      </Container>
    </div>
  );
}

function Header({ onCreate }: { onCreate?: () => void }) {
  return (
    <PageHeader
      title="Manage Events"
      back={<BackLink to="/app/admin/dashboard">Dashboard</BackLink>}
      actions={
        <Button disabled={!onCreate} onClick={onCreate}>
          <Plus aria-hidden="true" />
          Create Event
        </Button>
      }
    />
  );
}

type EventsProps = {
  events: readonly Event[];
  onAction: (action: EventAction, event: Event) => void;
  onCreate: () => void;
};

function Events({ events, onAction, onCreate }: EventsProps) {
  const [filter, setFilter] = useState(noFilter);
  const found = listEvents(events, filter);
  return (
    <>
      <EventFilters filter={filter} onChange={(part) => setFilter((now) => ({ ...now, ...part }))} />
      <p role="status" className="my-5 text-sm text-muted tabular-nums">
        {foundText(found.length)}
      </p>
      {found.length > 0 ? (
        <ul aria-label="Events" className={gridClass}>
          {found.map((event) => (
            <ManagedEvent key={event.id} event={event} onAction={onAction} />
          ))}
        </ul>
      ) : isFiltered(filter) ? (
        <EmptyState
          headingLevel={2}
          title="No events match your criteria"
          icon={<SearchX />}
          action={
            <Button variant="secondary" onClick={() => setFilter((now) => ({ ...noFilter, sort: now.sort }))}>
              Clear filters
            </Button>
          }
        />
      ) : (
        <EmptyState
          headingLevel={2}
          title="No events found"
          icon={<CalendarPlus />}
          action={<Button onClick={onCreate}>Create Your First Event</Button>}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className="mb-16 h-28" />
      <div className={gridClass}>
        <Skeleton className="h-112" />
        <Skeleton className="h-112" />
        <Skeleton className="h-112" />
      </div>
    </>
  );
}
