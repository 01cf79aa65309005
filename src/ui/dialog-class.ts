export type DialogWidth = 'sm' | 'md' | 'lg' | 'xl';

export const dialogWidth: Record<DialogWidth, string> = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-xl',
  lg: 'sm:max-w-3xl',
  xl: 'sm:max-w-6xl',
};

/** Phone: a sheet that rises from the bottom edge. From 640 px: a centred window that never leaves the screen. */
export const dialogPanelClass =
  'fixed inset-x-0 bottom-0 z-50 flex flex-col overflow-hidden bg-card text-ink shadow-lg outline-none ' +
  'rounded-t-xl border border-line max-sm:border-b-0 data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out ' +
  'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-1/2 sm:max-h-[min(88dvh,56rem)] sm:rounded-xl ' +
  'sm:data-[state=open]:animate-rise-in sm:data-[state=closed]:animate-fade-out';
