import { clsx } from 'clsx';

/** The widths of a window; `full` is as high as the screen, too. */
export type DialogWidth = 'sm' | 'md' | 'lg' | 'xl' | 'full';

export const dialogWidth: Record<DialogWidth, string> = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-xl',
  lg: 'sm:max-w-3xl',
  xl: 'sm:max-w-6xl',
  full: 'sm:h-[calc(100dvh-2rem-2*var(--message-room))] sm:max-h-none! sm:w-[calc(100%-2rem)]! sm:max-w-none',
};

export const dialogOverlayClass =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** Phone: a sheet that rises from the bottom edge. From 640 px: a centred window that never leaves the screen. */
export const dialogPanelClass = clsx(
  'fixed inset-x-0 bottom-(--message-room) z-50 flex flex-col overflow-hidden bg-card text-ink shadow-lg outline-none',
  'rounded-t-xl border border-line max-sm:border-b-0',
  'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
  'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(88dvh,56rem,100dvh-2*var(--message-room))]',
  'sm:w-[calc(100%-3rem)] sm:-translate-1/2',
  'sm:rounded-xl sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-rise-in',
);

export const dialogBodyClass = clsx(
  'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6',
  'focus-visible:-outline-offset-2',
  // The buttons of a short form stand at the end of a window that is as high as the phone.
  'max-sm:has-[>form]:flex max-sm:has-[>form]:flex-col max-sm:[&>form]:flex max-sm:[&>form]:flex-1',
  'max-sm:[&>form]:flex-col max-sm:[&>form>:nth-last-child(2)]:mb-8',
);

/** The last button comes first on phones, where it is nearest to the thumb's path down the form. */
export const dialogFooterClass = clsx(
  'flex flex-col-reverse gap-3 border-t border-line bg-sunken px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]',
  'sm:flex-row sm:justify-end sm:px-6',
);
