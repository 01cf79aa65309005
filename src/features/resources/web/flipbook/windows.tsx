import Archive from 'lucide-react/icons/archive';
import Maximize from 'lucide-react/icons/maximize-2';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { useLazyPart } from '~/ui/hooks/use-lazy-part';
import type { Flipbook } from '../../contract';
import * as texts from '../../texts';

// Fetched when the reader first opens either: together they are heavier than the rest of the page.
const loadViewer = () => import('./viewer');
const loadArchives = () => import('./archives');

/** Returns the handlers that fetch a window's code when the pointer or the focus comes to its button. */
const fetchedBy = (load: () => Promise<unknown>) => {
  const fetch = () => void load().catch(() => undefined);
  return { onPointerEnter: fetch, onFocus: fetch };
};

/** Returns the state of a window that stays mounted once it has been opened, so that closing can be animated too. */
function useWindow(onOpenChange?: (open: boolean) => void) {
  const [state, setState] = useState({ opened: 0, open: false });
  const change = (open: boolean) => {
    setState(({ opened }) => ({ opened: open ? opened + 1 : opened, open }));
    // The reader may press again while the code is being fetched; the window is open already then.
    if (open !== state.open) onOpenChange?.(open);
  };
  return { ...state, show: () => change(true), close: () => change(false) };
}

type ViewerButtonProps = { book: Flipbook; page: number; onOpenChange: (open: boolean) => void };

/** Opens the full-page viewer at the reader's page. */
export function ViewerButton({ book, page, onOpenChange }: ViewerButtonProps) {
  const viewer = useWindow(onOpenChange);
  const part = useLazyPart(loadViewer, viewer.opened);
  return (
    <>
      <Button variant="secondary" className="max-sm:px-3" onClick={viewer.show} {...fetchedBy(loadViewer)}>
        <Maximize aria-hidden="true" />
        <span className="max-sm:sr-only">{texts.fullPage}</span>
      </Button>
      {part && (
        <part.Viewer key={viewer.opened} book={book} firstPage={page} open={viewer.open} onClose={viewer.close} />
      )}
    </>
  );
}

type ArchivesButtonProps = { archives: readonly Flipbook[]; onOpenChange?: (open: boolean) => void };

/** Opens the archives, and over them the viewer of an archived flipbook. */
export function ArchivesButton({ archives, onOpenChange }: ArchivesButtonProps) {
  const list = useWindow(onOpenChange);
  const viewer = useWindow();
  const [book, setBook] = useState<Flipbook | null>(null);
  const part = useLazyPart(loadArchives, list.opened);
  const lazyViewer = useLazyPart(loadViewer, viewer.opened);
  return (
    <>
      <Button variant="secondary" className="js-only" onClick={list.show} {...fetchedBy(loadArchives)}>
        <Archive aria-hidden="true" />
        {texts.viewArchives}
      </Button>
      {part && (
        <part.Archives
          books={archives}
          open={list.open}
          onClose={list.close}
          onView={(chosen) => {
            setBook(chosen);
            viewer.show();
          }}
        />
      )}
      {lazyViewer && book && (
        <lazyViewer.Viewer key={viewer.opened} book={book} firstPage={1} open={viewer.open} onClose={viewer.close} />
      )}
    </>
  );
}
