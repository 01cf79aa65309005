import { clsx } from 'clsx';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { fillText } from '~/shared/fill-text';
import { useNearViewport } from '~/ui/hooks/use-near-viewport';
import type { Flipbook } from '../../contract';
import { sidesOf } from './leaf';
import { bookName, pageAddress, pageSrcSet } from './pictures';
import { useHand } from './use-hand';
import { useNearPictures } from './use-near-pictures';
import type { Pages } from './use-pages';
import * as texts from '../../texts';

/** The width from which the book lies open on two pages; flipbook.css has it too. */
export const spreadQuery = '(min-width: 64rem)';

/** The width of a page, as in flipbook.css: of the book on the mat, and of a book as large as the screen. */
const onMat = '(min-width: 64rem) min(46vw, 32rem), min(92vw, 40rem)';
const onScreen = (ratio: number) => {
  const byHeight = `(100vh - 13rem) * ${ratio.toFixed(3)}`;
  return `(min-width: 64rem) min(46vw, ${byHeight}), min(92vw, ${byHeight})`;
};

type BookProps = { book: Flipbook; pages: Pages; spread: boolean; large?: boolean };

/** Shows the open book: its pages, the turning leaf, and every way to turn it except the buttons. */
export function Book({ book, pages, spread, large = false }: BookProps) {
  const ratio = book.page_width / book.page_height;
  const sizes = large ? onScreen(ratio) : onMat;
  const stage = useRef<HTMLDivElement>(null);
  const near = useNearViewport(stage, '50%');
  useNearPictures(book, pages.page, { spread, sizes, wanted: near });
  const moving = useRef<HTMLDivElement>(null);
  const hand = useHand({ pages, spread, leaf: moving });
  const { leaf } = pages;
  const rest = sidesOf(pages.page, book.page_count, spread);
  const { left, right } = leaf?.beneath ?? rest;
  const closed = !rest.left ? 'front' : !rest.right ? 'back' : undefined;
  const picture = (page: number, hidden = false) => (
    <PagePicture key={page} book={book} page={page} sizes={sizes} hidden={hidden} />
  );
  return (
    <div
      ref={stage}
      role="group"
      aria-label={fillText(texts.bookLabel, { book: bookName(book) })}
      tabIndex={0}
      onKeyDown={pages.onKeyDown}
      {...hand}
      className={clsx('book-room rounded-sm focus-visible:outline-brass', large && 'book-room-large w-full')}
      style={{ '--page-ratio': ratio } as CSSProperties}
    >
      <div className="book" data-closed={closed}>
        {left && <Side className="book-left">{picture(left)}</Side>}
        {right && <Side>{picture(right)}</Side>}
        {leaf && (
          <div
            key={leaf.key}
            ref={moving}
            aria-hidden="true"
            className="book-leaf"
            data-backwards={leaf.backwards || undefined}
            data-held={leaf.heldTo !== undefined || undefined}
            onAnimationEnd={pages.leafLies}
          >
            {leaf.front && <Side>{picture(leaf.front, true)}</Side>}
            {leaf.back && <Side className="book-back">{picture(leaf.back, true)}</Side>}
          </div>
        )}
      </div>
    </div>
  );
}

function Side({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('book-page', className)}>{children}</div>;
}

type PagePictureProps = { book: Flipbook; page: number; sizes: string; hidden: boolean };

function PagePicture({ book, page, sizes, hidden }: PagePictureProps) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <p className="grid size-full place-items-center p-6 text-center text-sm text-[#4c5a55]">
        {fillText(texts.pageFailed, { page })}
      </p>
    );
  return (
    <img
      srcSet={pageSrcSet(book, page)}
      sizes={sizes}
      src={pageAddress(book, page, book.page_widths[0]!)}
      alt={hidden ? '' : fillText(texts.pagePicture, { page, book: bookName(book) })}
      width={book.page_width}
      height={book.page_height}
      // Decoded synchronously: a page must not be blank for a moment when the leaf has landed.
      decoding="sync"
      // The cover is fetched with the page: text, scripts and fonts go first.
      fetchPriority={page === 1 ? 'low' : undefined}
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
