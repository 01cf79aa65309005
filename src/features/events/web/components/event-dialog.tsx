import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from '~/router';
import * as common from '~/shared/texts';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { IconButton } from '~/ui/icon-button';

const closeClass = 'absolute end-2 top-2 z-10 bg-card/90 sm:end-3 sm:top-3';

/**
 * Shows an event's window, tied to its address: closing it leads to /events. It is a <dialog> without a portal, so that
 * the server can render it: opened directly it is in the HTML, in its place from the first paint on, and becomes modal
 * once the page is hydrated. Without JavaScript it is the first part of the page instead.
 */
export function EventDialog({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // A window in the HTML is already visible; only a window that opens later is animated.
  const [rendered] = useState(!hydrated);
  const dialog = useRef<HTMLDialogElement>(null);
  const { state } = useLocation() as { state: { fromLists?: boolean } | null };
  const leave = () =>
    void (state?.fromLists ? navigate(-1) : navigate('/events', { replace: true, preventScrollReset: true }));
  // The window closes at once; the lists behind it may still be loading.
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A dialog opened by the HTML is not modal, and an open dialog can't become modal.
    element.removeAttribute('open');
    element.showModal();
    element.focus({ preventScroll: true });
    const release = holdPage();
    return () => {
      release();
      // close() returns the focus to the element that had it.
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      open={rendered}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      // Escape fires this event too. When the dialog closes because the reader left the page, it is not in the page any
      // more.
      onClose={(event) => event.target === dialog.current && !dialog.current.open && leave()}
      onClick={(event) => event.target === dialog.current && close()}
      className={clsx(
        'event-dialog fixed inset-x-0 top-2 bottom-0 z-50 m-0 h-auto max-h-none w-auto max-w-none flex-col',
        'overflow-hidden p-0',
        'rounded-t-xl bg-card text-ink shadow-[0_0_0_200vmax_var(--color-scrim)] outline-none open:flex',
        'backdrop:bg-transparent',
        'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(90dvh,54rem)] sm:w-[calc(100%-3rem)]',
        'sm:max-w-[66rem] sm:-translate-1/2 sm:rounded-xl',
        !rendered && 'animate-sheet-in sm:animate-rise-in',
      )}
    >
      {hydrated ? (
        <IconButton label={common.close} className={closeClass} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      ) : (
        <Link
          to="/events"
          aria-label={common.close}
          className={`${closeClass} inline-grid size-11 place-items-center rounded-md [&_svg]:size-5`}
        >
          <X aria-hidden="true" />
        </Link>
      )}
      {children}
    </dialog>
  );
}

/**
 * Keeps the page behind the window from scrolling, with its width as the scrollbar left it; returns the function that
 * undoes it.
 */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.overflow = 'hidden';
  // Where scrollbars take no width, the gutter would take some.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  return () => {
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
