import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fillText } from '~/shared/fill-text';
import { ContentText } from '~/ui/content-text';
import { Dialog } from '~/ui/dialog';
import { Picture } from '~/ui/picture';
import { Spinner } from '~/ui/spinner';
import type { Event, Poster } from '../../contract';
import { postersQuery } from '../queries';
import { shortDay } from '../when';
import * as texts from '../../texts';

type PosterGalleryProps = { event: Event; open: boolean; onClose: () => void };

/** Shows the posters of a past event: fetched when it opens, dropped when it closes. A failure is an empty list. */
export function PosterGallery({ event, open, onClose }: PosterGalleryProps) {
  const client = useQueryClient();
  const { data, isPending } = useQuery({ ...postersQuery(event.id), enabled: open, staleTime: Infinity, retry: false });
  useEffect(() => {
    if (!open) client.removeQueries({ queryKey: postersQuery(event.id).queryKey });
  }, [client, event.id, open]);
  const posters = data?.posters ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      title={<ContentText>{event.title}</ContentText>}
      description={fillText(texts.postersOfDay, { day: shortDay(event) })}
      width={posters.length > 1 ? 'lg' : 'md'}
      compact={!posters.length}
    >
      {posters.length > 0 ? <Posters posters={posters} title={event.title} /> : <Nothing loading={isPending} />}
    </Dialog>
  );
}

function Nothing({ loading }: { loading: boolean }) {
  return (
    <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-center text-muted">
      {loading && <Spinner />}
      {loading ? texts.loadingPosters : texts.noPosters}
    </p>
  );
}

function Posters({ posters, title }: { posters: readonly Poster[]; title: string }) {
  const several = posters.length > 1;
  return (
    <ul className={several ? 'grid gap-4 sm:grid-cols-2' : undefined}>
      {posters.map((poster, index) => (
        <li key={poster.id}>
          <a href={poster.image_url} target="_blank" rel="noreferrer" className="block">
            <Picture
              media={poster.picture}
              alt={fillText(texts.posterInFullSize, { number: index + 1, title })}
              sizes={several ? '(min-width: 48rem) 22rem, 92vw' : '(min-width: 40rem) 34rem, 92vw'}
              className="h-auto w-full rounded-md border border-line bg-sunken"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
