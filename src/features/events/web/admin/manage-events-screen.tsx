import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import SearchX from 'lucide-react/icons/search-x';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode, RefObject } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { NothingFound } from '~/ui/nothing-found';
import { DockedMessage } from '~/ui/docked-message';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { useRecordDeletion } from '~/ui/office/use-record-deletion';
import { SearchPanel } from '~/ui/search-panel';
import { Skeleton } from '~/ui/skeleton';
import type { ManagedEvent as Managed } from '../../contract';
import { useFreshDays } from '../fresh-days';
import { EventFormDialog } from './event-form';
import { allEventsQuery, eventFields, filterChoices, isFiltered, listEvents } from './listing';
import { ManagedEvent, type EventAction } from './managed-event';
import { deleteEvent } from './mutations';
import { PosterUploadDialog } from './poster-upload';
import { PosterViewer } from './poster-viewer';
import { foundText, titleOf } from './words';
import * as texts from '../../texts';

const gridClass = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** Shows the administration of events (docs/product/events.md, "Events administration"). */
export function ManageEventsScreen() {
  const list = useQuery(allEventsQuery);
  useFreshDays(list.data ?? [], list.dataUpdatedAt);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const windows = useDialog<EventWindow>();
  const deletion = useRecordDeletion<Managed>(messages, deleteEvent, {
    done: texts.eventDeleted,
    failed: texts.failedToDeleteEvent,
  });
  const create = () => windows.show({ action: 'create', event: null });
  return (
    <Frame onCreate={create}>
      <ListFrame query={list} failed={texts.failedToLoadEvents} waiting={<Waiting />}>
        {(events) => (
          <Events
            events={events}
            countRef={deletion.fallback}
            onAction={(action, event) => (action === 'delete' ? deletion.ask(event) : windows.show({ action, event }))}
            onCreate={create}
          />
        )}
      </ListFrame>
      {windows.render((state, { action, event }) => {
        const shared = { messages, ...state };
        if (action === 'upload') return <PosterUploadDialog event={event} {...shared} />;
        if (action === 'create' || action === 'edit') return <EventFormDialog event={event} {...shared} />;
        return <PosterViewer event={event} onUpload={() => windows.show({ action: 'upload', event })} {...shared} />;
      })}
      {deletion.question((item) => ({
        title: texts.deleteEvent,
        description: fillText(texts.deleteEventQuestion, { title: titleOf(item) }),
        confirmLabel: common.deleteIt,
      }))}
      <DockedMessage message={message} />
    </Frame>
  );
}

/** Shows the screen before the person is known. */
export function ManageEventsWaiting() {
  return (
    <Frame>
      <Waiting />
    </Frame>
  );
}

function Frame({ onCreate, children }: { onCreate?: () => void; children: ReactNode }) {
  return (
    <OfficePage
      title={common.manageEvents}
      busy={!onCreate}
      action={{ Icon: Plus, label: texts.createEvent }}
      onAction={onCreate}
    >
      {children}
    </OfficePage>
  );
}

type EventWindow = { action: 'create'; event: null } | { action: Exclude<EventAction, 'delete'>; event: Managed };

type EventsProps = {
  events: readonly Managed[];
  countRef: RefObject<HTMLParagraphElement | null>;
  onAction: (action: EventAction, event: Managed) => void;
  onCreate: () => void;
};

function Events({ events, countRef, onAction, onCreate }: EventsProps) {
  const { shown: filter, change, clear } = useAddress(eventFields);
  const found = listEvents(events, filter);
  return (
    <>
      <SearchPanel
        label={common.events}
        text="q"
        placeholder={texts.searchHint}
        choices={filterChoices}
        filter={filter}
        onChange={change}
      />
      <p ref={countRef} tabIndex={-1} role="status" className="my-5 text-sm text-muted tabular-nums outline-none">
        {foundText(found.length)}
      </p>
      {found.length > 0 ? (
        <ul aria-label={common.events} className={gridClass}>
          {found.map((event) => (
            <ManagedEvent key={event.id} event={event} onAction={onAction} />
          ))}
        </ul>
      ) : isFiltered(filter) ? (
        <NothingFound
          title={texts.noEventsMatch}
          icon={<SearchX />}
          clearLabel={common.clearFilters}
          onClear={() => clear('sort')}
        />
      ) : (
        <EmptyState
          headingLevel={2}
          title={texts.noEventsFound}
          icon={<CalendarPlus />}
          action={<Button onClick={onCreate}>{texts.createYourFirstEvent}</Button>}
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
