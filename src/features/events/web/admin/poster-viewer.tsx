import { useMutation, useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ImagePlus from 'lucide-react/icons/image-plus';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import { useDeletion } from '~/ui/hooks/use-deletion';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { useWindowKeys } from '~/ui/hooks/use-window-keys';
import { IconButton } from '~/ui/icon-button';
import { ListFrame } from '~/ui/office/list-frame';
import { sayOutcome } from '~/ui/office/say-outcome';
import { Picture } from '~/ui/picture';
import { Skeleton } from '~/ui/skeleton';
import type { Event, Poster } from '../../contract';
import { postersQuery } from '../queries';
import { deletePoster } from './mutations';
import { PosterThumbs } from './poster-thumbs';
import { dayOrUnknown, titleOf } from './words';

type PostersProps = { event: Event; messages: Messages };

const failedToLoad = 'Failed to load posters for this event.';

/** The posters of an event one by one, with the arrow keys too; each can be deleted. */
export function PosterViewer({ event, messages, open, onClose, onUpload }: PostersProps & DialogState & { onUpload: () => void }) {
  const list = useQuery({ ...postersQuery(event.id), enabled: open, staleTime: 0, retry: false });
  const failed = list.isError && !list.data;
  useEffect(() => {
    if (failed) messages.error(failedToLoad);
  }, [failed, messages]);
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
      <ListFrame query={list} failed={failedToLoad} waiting={<Skeleton className="h-[42dvh]" />}>
        {({ posters }) =>
          posters.length > 0 ? (
            <Posters event={event} posters={posters} messages={messages} />
          ) : (
            <EmptyState title="No posters available for this event" icon={<ImagePlus />} />
          )
        }
      </ListFrame>
    </Dialog>
  );
}

function Posters({ event, posters, messages }: PostersProps & { posters: readonly Poster[] }) {
  const [position, setPosition] = useState(0);
  const { mutateAsync: remove } = useMutation(deletePoster(event.id));
  const deletion = useDeletion(({ id }: Poster) =>
    sayOutcome(messages, remove({ params: { id } }), { done: 'Poster deleted successfully', failed: 'Failed to delete poster' }),
  );
  const count = posters.length;
  // The last one may have been deleted.
  const index = Math.min(position, count - 1);
  const poster = posters[index]!;
  const go = (to: number) => setPosition((to + count) % count);

  useWindowKeys((press) => {
    if (press.altKey || press.ctrlKey || press.metaKey) return;
    const places: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 };
    const place = places[press.key];
    if (place === undefined) return;
    press.preventDefault();
    go(place);
  }, !deletion.dialog.open);

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
          <Button variant="secondary" onClick={() => deletion.ask(poster)}>
            <Trash aria-hidden="true" />
            Delete Poster
          </Button>
        </div>
      </div>
      {count > 1 && <PosterThumbs posters={posters} index={index} onGo={go} />}
      <ConfirmDialog
        {...deletion.dialog}
        title="Delete Poster"
        description="Are you sure you want to delete this poster? This action cannot be undone."
        confirmLabel="Delete"
        danger
      />
    </div>
  );
}
