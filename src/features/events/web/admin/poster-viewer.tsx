import { useQuery, useQueryClient } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ImagePlus from 'lucide-react/icons/image-plus';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { problemOf } from '~/shared/problem';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { IconButton } from '~/ui/icon-button';
import { Picture } from '~/ui/picture';
import { Skeleton } from '~/ui/skeleton';
import type { Event, Poster } from '../../contract';
import { isEventsQuery, postersQuery } from '../queries';
import { allEventsQuery, call } from './api';
import { PosterThumbs } from './poster-thumbs';
import type { Say } from './use-event-form';
import { dayOrUnknown, titleOf } from './words';

type PosterViewerProps = { event: Event; open: boolean; onClose: () => void; onUpload: () => void; say: Say };

const failedToLoad = 'Failed to load posters for this event.';

/** The posters of an event one by one, with the arrow keys too; each can be deleted. */
export function PosterViewer({ event, open, onClose, onUpload, say }: PosterViewerProps) {
  const list = useQuery({ ...postersQuery(event.id), enabled: open, staleTime: 0, retry: false });
  const posters = list.data?.posters;
  const failed = list.isError && !posters;
  useEffect(() => {
    if (failed) say(failedToLoad);
  }, [failed, say]);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={titleOf(event)}
      description="Posters"
      width="lg"
      footer={
        <Button variant="secondary" onClick={onUpload}>
          <ImagePlus aria-hidden="true" />
          Upload Posters
        </Button>
      }
    >
      {posters?.length ? (
        <Posters event={event} posters={posters} say={say} />
      ) : posters ? (
        <EmptyState title="No posters available for this event" icon={<ImagePlus />} />
      ) : failed ? (
        <ErrorState title={failedToLoad} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : (
        <Skeleton className="h-[42dvh]" />
      )}
    </Dialog>
  );
}

type PostersProps = { event: Event; posters: readonly Poster[]; say: Say };

function Posters({ event, posters, say }: PostersProps) {
  const [position, setPosition] = useState(0);
  const [asking, setAsking] = useState(false);
  const remove = useDelete(event, say);
  const count = posters.length;
  // The last one may have gone.
  const index = Math.min(position, count - 1);
  const poster = posters[index]!;
  const go = (to: number) => setPosition((to + count) % count);

  useEffect(() => {
    if (asking) return;
    const listen = (press: KeyboardEvent) => {
      if (press.altKey || press.ctrlKey || press.metaKey || press.defaultPrevented) return;
      const places: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 };
      const place = places[press.key];
      if (place === undefined) return;
      press.preventDefault();
      setPosition((place + count) % count);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [asking, index, count]);

  return (
    <div role="group" aria-roledescription="carousel" aria-label="Posters">
      <div className="relative rounded-md bg-sunken">
        <Picture
          key={poster.id}
          media={poster.picture}
          alt={`Poster ${index + 1} of ${count}: ${titleOf(event)}`}
          sizes="(min-width: 48rem) 45rem, 92vw"
          priority
          className="h-[42dvh] w-full object-contain"
        />
        {count > 1 && (
          <>
            <IconButton label="Previous poster" variant="outline" className="absolute start-2 top-1/2 -translate-y-1/2" onClick={() => go(index - 1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label="Next poster" variant="outline" className="absolute end-2 top-1/2 -translate-y-1/2" onClick={() => go(index + 1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-sm text-muted tabular-nums">
          <span className="sr-only">Poster </span>
          {index + 1} / {count}
          <span className="ms-4">Uploaded {dayOrUnknown(poster.uploaded_at)}</span>
        </p>
        <div className="flex flex-wrap gap-x-5">
          <ButtonAnchor variant="link" href={poster.image_url} target="_blank" rel="noreferrer">
            Full size<span className="sr-only"> (opens in a new tab)</span>
          </ButtonAnchor>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            <Trash aria-hidden="true" />
            Delete Poster
          </Button>
        </div>
      </div>
      {count > 1 && <PosterThumbs posters={posters} index={index} onGo={go} />}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete Poster"
        description="Are you sure you want to delete this poster? This action cannot be undone."
        confirmLabel="Delete"
        danger
        onConfirm={() => remove(poster)}
      />
    </div>
  );
}

function useDelete(event: Event, say: Say) {
  const client = useQueryClient();
  return async ({ id }: Poster) => {
    try {
      await call('DELETE /api/posters/:id/delete/', { params: { id } });
      client.setQueryData(postersQuery(event.id).queryKey, (now) => now && { posters: now.posters.filter((poster) => poster.id !== id) });
      client.setQueryData(allEventsQuery.queryKey, (now) => now?.map((one) => (one.id === event.id ? withOneLess(one) : one)));
      say('Poster deleted successfully');
    } catch (error) {
      say('Failed to delete poster', [problemOf(error)]);
      throw error;
    } finally {
      void client.invalidateQueries({ predicate: isEventsQuery });
    }
  };
}

/** members-and-administration.md section 4: lowered, never below 0. */
const withOneLess = (event: Event): Event => ({ ...event, poster_count: Math.max(0, event.poster_count - 1) });
