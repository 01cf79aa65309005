import { clsx } from 'clsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { IconButton } from '~/ui/icon-button';
import type { Pages } from './use-pages';
import * as texts from '../../texts';

/** Shows the previous button, a field with the page number, and the next button. */
export function PageControls({ pages, pageCount }: { pages: Pages; pageCount: number }) {
  const { previous, next, open } = pages;
  // The buttons stay focusable at the ends: a disabled button would drop the keyboard's place.
  const turn = (to: number | undefined) => ({
    'aria-disabled': to === undefined,
    onClick: () => to !== undefined && pages.show(to),
    className: 'aria-disabled:cursor-not-allowed aria-disabled:opacity-45',
  });
  return (
    <div className="flex items-center justify-center gap-2 sm:gap-3 big-letters:flex-wrap">
      <IconButton label={common.previousPage} variant="outline" {...turn(previous)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <PageInput pages={pages} pageCount={pageCount} />
      <IconButton label={common.nextPage} variant="outline" {...turn(next)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <p role="status" className="sr-only">
        {open.length === 2
          ? fillText(texts.pagesOpen, { left: open[0]!, right: open[1]!, count: pageCount })
          : fillText(texts.pageOpen, { page: open[0]!, count: pageCount })}
      </p>
    </div>
  );
}

/** Shows the page number's field, clamped to the book on blur or Enter (docs/product/resources.md, "Directory tab"). */
function PageInput({ pages, pageCount }: { pages: Pages; pageCount: number }) {
  const id = useId();
  const [typed, setTyped] = useState(String(pages.page));
  const [shown, setShown] = useState(pages.page);
  if (shown !== pages.page) {
    setShown(pages.page);
    setTyped(String(pages.page));
  }
  const go = () => {
    const wanted = Number.parseInt(typed, 10);
    if (Number.isNaN(wanted)) setTyped(String(pages.page));
    else {
      pages.show(wanted);
      // A number outside the book may be clamped to the page that is open already.
      setTyped(String(Math.min(Math.max(wanted, 1), pageCount)));
    }
  };
  return (
    <form
      noValidate
      className="flex items-center gap-2 tabular-nums"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label htmlFor={id}>{texts.page}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={pageCount}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        className={clsx(
          'min-h-11 w-16 appearance-none rounded-md border border-line-strong bg-card px-2 text-center',
          'text-ink [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
        )}
      />
      <span>{fillText(texts.ofPages, { count: pageCount })}</span>
    </form>
  );
}
