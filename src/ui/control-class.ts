/** The classes that all text-like controls share: 44 px high, an edge of 3:1, red when invalid. */
export const controlClass =
  'block w-full min-w-0 rounded-md border border-line-strong bg-card px-3.5 py-2 text-base text-ink shadow-sm ' +
  'transition-colors hover:not-disabled:border-ink focus-visible:border-primary focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted disabled:shadow-none';
