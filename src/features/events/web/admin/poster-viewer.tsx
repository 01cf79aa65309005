import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ImagePlus from 'lucide-react/icons/image-plus';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { useWindowKeys } from '~/ui/hooks/use-window-keys';
import { IconButton } from '~/ui/icon-button';
import { ListFrame } from '~/ui/office/list-frame';
import { useRecordDeletion } from '~/ui/office/use-record-deletion';
import { Picture } from '~/ui/picture';
import { Skeleton } from '~/ui/skeleton';
import type { Event, Poster } from '../../contract';
import { postersQuery } from '../queries';
import { deletePoster } from './mutations';
import { PosterThumbs } from './poster-thumbs';
import { dayOrUnknown, titleOf } from './words';
import * as texts from '../../texts';

type PostersProps = { event: Event; messages: Messages };

const failedToLoad = texts.failedToLoadPosters;

/** Shows the posters of an event one by one, with the arrow keys too; each can be deleted. */
export function PosterViewer({
  event,
  messages,
  open,
  onClose,
  onUpload,
}: PostersProps & DialogState & { onUpload: () => void }) {
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
      description={texts.posters}
      width="lg"
      footer={
        <Button variant="secondary" onClick={onUpload}>
          <ImagePlus aria-hidden="true" />
          {texts.uploadPosters}
        </Button>
      }
    >
      <ListFrame query={list} failed={failedToLoad} waiting={<Skeleton className="h-[42dvh]" />}>
        {({ posters }) =>
          posters.length > 0 ? (
            <Posters event={event} posters={posters} messages={messages} />
          ) : (
            <EmptyState title={texts.noPosters} icon={<ImagePlus />} />
          )
        }
      </ListFrame>
    </Dialog>
  );
}

function Posters({ event, posters, messages }: PostersProps & { posters: readonly Poster[] }) {
  const [position, setPosition] = useState(0);
  const deletion = useRecordDeletion<Poster>(messages, deletePoster(event.id), {
    done: texts.posterDeleted,
    failed: texts.failedToDeletePoster,
  });
  const count = posters.length;
  // The last poster may have been deleted.
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
  }, !deletion.isAsking);

  return (
    <div role="group" aria-roledescription="carousel" aria-label={texts.posters}>
      <div className="relative rounded-md bg-sunken">
        <Picture
          key={poster.id}
          media={poster.picture}
          alt={fillText(texts.posterOfSeveral, { number: index + 1, count, title: titleOf(event) })}
          sizes="(min-width: 48rem) 45rem, 92vw"
          priority
          className="h-[42dvh] w-full object-contain"
        />
        {count > 1 && (
          <>
            <IconButton
              label={texts.previousPoster}
              variant="outline"
              className="absolute start-2 top-1/2 -translate-y-1/2"
              onClick={() => go(index - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton
              label={texts.nextPoster}
              variant="outline"
              className="absolute end-2 top-1/2 -translate-y-1/2"
              onClick={() => go(index + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-sm text-muted tabular-nums">
          <span className="sr-only">{texts.poster} </span>
          {index + 1} / {count}
          <span className="ms-4">{fillText(texts.uploadedOn, { day: dayOrUnknown(poster.uploaded_at) })}</span>
        </p>
        <div className="flex flex-wrap gap-x-5">
          <ButtonAnchor variant="link" href={poster.image_url} target="_blank" rel="noreferrer">
            {texts.fullSize}
            <span className="sr-only"> {common.opensInANewTab}</span>
          </ButtonAnchor>
          <Button variant="secondary" onClick={() => deletion.ask(poster)}>
            <Trash aria-hidden="true" />
            {texts.deletePoster}
          </Button>
        </div>
      </div>
      {count > 1 && <PosterThumbs posters={posters} index={index} onGo={go} />}
      {deletion.question(() => ({
        title: texts.deletePoster,
        description: texts.deletePosterQuestion,
        confirmLabel: common.deleteIt,
      }))}
    </div>
  );
}
