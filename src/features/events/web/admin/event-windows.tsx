import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf } from '~/shared/problem';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { Event } from '../../contract';
import { isEventsQuery } from '../queries';
import { allEventsQuery, call } from './api';
import { EventFormDialog } from './event-form-dialog';
import type { EventAction } from './managed-event';
import { PosterUploadDialog } from './poster-upload-dialog';
import { PosterViewer } from './poster-viewer';
import type { Say } from './use-event-form';
import { titleOf } from './words';

interface Shown {
  action: EventAction;
  /** Null: one that is yet to be made. */
  event: Event | null;
  open: boolean;
  /** Each opening is a window of its own. */
  key: number;
}

/** Which window is open over the grid; one that has closed stays until it has faded. */
export function useEventWindows() {
  const [shown, setShown] = useState<Shown | null>(null);
  return {
    shown,
    show: (action: EventAction, event: Event | null) => setShown((last) => ({ action, event, open: true, key: (last?.key ?? 0) + 1 })),
    close: () => setShown((last) => last && { ...last, open: false }),
  };
}

/** The windows of the events administration. */
export function EventWindows({ windows, say }: { windows: ReturnType<typeof useEventWindows>; say: Say }) {
  const remove = useDelete(say);
  if (!windows.shown) return null;
  const { action, event, open, key } = windows.shown;
  const shared = { open, onClose: windows.close, say };
  if (action === 'edit') return <EventFormDialog key={key} event={event} {...shared} />;
  if (!event) return null;
  if (action === 'upload') return <PosterUploadDialog key={key} event={event} {...shared} />;
  if (action === 'view') return <PosterViewer key={key} event={event} onUpload={() => windows.show('upload', event)} {...shared} />;
  return (
    <ConfirmDialog
      key={key}
      open={open}
      onClose={windows.close}
      title="Delete Event"
      description={`Are you sure you want to delete ${titleOf(event)}? Its posters are deleted too. This action cannot be undone.`}
      confirmLabel="Delete"
      danger
      onConfirm={() => remove(event)}
    />
  );
}

function useDelete(say: Say) {
  const client = useQueryClient();
  return async ({ id }: Event) => {
    try {
      await call('DELETE /api/events/:id/delete/', { params: { id } });
      client.setQueryData(allEventsQuery.queryKey, (now) => now?.filter((event) => event.id !== id));
      say('Event deleted successfully');
    } catch (error) {
      say('Failed to delete event', [problemOf(error)]);
      throw error;
    } finally {
      void client.invalidateQueries({ predicate: isEventsQuery });
    }
  };
}
