import Archive from 'lucide-react/icons/archive';
import Maximize from 'lucide-react/icons/maximize-2';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { useLate } from '~/ui/hooks/use-late';
import type { Flipbook } from '../../contract';
import * as texts from '../../texts';

// Fetched when the reader first wants one of them: together they are heavier than the rest of the page.
const loadViewer = () => import('./viewer');
const loadArchives = () => import('./archives');

/** Begins to fetch a window when the pointer or the focus comes to its button. */
const fetchedBy = (load: () => Promise<unknown>) => {
  const fetch = () => void load().catch(() => undefined);
  return { onPointerEnter: fetch, onFocus: fetch };
};

/** A window that stays mounted once it has been opened, so that closing can be animated too. */
function useWindow(onOpenChange?: (open: boolean) => void) {
  const [state, setState] = useState({ opened: 0, open: false });
  const change = (open: boolean) => {
    setState(({ opened }) => ({ opened: open ? opened + 1 : opened, open }));
    // It may be pressed again because nothing came yet; it is open already then.
    if (open !== state.open) onOpenChange?.(open);
  };
  return { ...state, show: () => change(true), close: () => change(false) };
}

type ViewerButtonProps = { book: Flipbook; page: number; onOpenChange: (open: boolean) => void };

/** Opens the full-page viewer where the reader is. */
export function ViewerButton({ book, page, onOpenChange }: ViewerButtonProps) {
  const viewer = useWindow(onOpenChange);
  const late = useLate(loadViewer, viewer.opened);
  return (
    <>
      <Button variant="secondary" className="max-sm:px-3" onClick={viewer.show} {...fetchedBy(loadViewer)}>
        <Maximize aria-hidden="true" />
        <span className="max-sm:sr-only">{texts.fullPage}</span>
      </Button>
      {late && (
        <late.Viewer key={viewer.opened} book={book} firstPage={page} open={viewer.open} onClose={viewer.close} />
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
  const late = useLate(loadArchives, list.opened);
  const lateViewer = useLate(loadViewer, viewer.opened);
  return (
    <>
      <Button variant="secondary" className="js-only" onClick={list.show} {...fetchedBy(loadArchives)}>
        <Archive aria-hidden="true" />
        {texts.viewArchives}
      </Button>
      {late && (
        <late.Archives
          books={archives}
          open={list.open}
          onClose={list.close}
          onView={(chosen) => {
            setBook(chosen);
            viewer.show();
          }}
        />
      )}
      {lateViewer && book && (
        <lateViewer.Viewer key={viewer.opened} book={book} firstPage={1} open={viewer.open} onClose={viewer.close} />
      )}
    </>
  );
}
