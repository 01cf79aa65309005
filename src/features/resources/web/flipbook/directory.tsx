import { clsx } from 'clsx';
import BookOpen from 'lucide-react/icons/book-open';
import Download from 'lucide-react/icons/download';
import { useEffect, useState, type FocusEvent } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import { ContentText } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { useMediaQuery } from '~/ui/hooks/use-media-query';
import type { Flipbook } from '../../contract';
import { Book, spreadQuery } from './book';
import { PageControls } from './page-controls';
import { usePages } from './use-pages';
import { ArchivesButton, ViewerButton } from './windows';
import * as texts from '../../texts';

type DirectoryProps = { current: Flipbook | null; archives: readonly Flipbook[] };

/** Shows the current flipbook and the way to earlier ones (docs/product/resources.md, "Directory tab"). */
export function Directory({ current, archives }: DirectoryProps) {
  const [book, setBook] = useState(current);
  const [reading, setReading] = useState(false);
  const [noticed, setNoticed] = useState(false);
  const replaced = book?.id !== current?.id;
  // A new edition never replaces the book that a reader reads: it waits until the reader opens it, wherever they turn
  // in between.
  const waits = replaced && current !== null && (reading || noticed);
  if (waits !== noticed) setNoticed(waits);
  if (replaced && !waits && !reading) setBook(current);
  return (
    <>
      {waits && (
        <div
          role="status"
          className={clsx(
            'mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border',
            'border-primary/40 bg-primary-tint px-4 py-3',
          )}
        >
          <p className="font-semibold">
            {fillText(texts.newEdition, { title: current.title, version: current.version })}
          </p>
          <Button variant="secondary" size="sm" onClick={() => setBook(current)}>
            {texts.openIt}
          </Button>
        </div>
      )}
      {book ? (
        <Edition key={book.id} book={book} archives={archives} onReading={setReading} />
      ) : (
        <NoDirectory archives={archives} />
      )}
    </>
  );
}

function NoDirectory({ archives }: { archives: readonly Flipbook[] }) {
  return (
    <EmptyState
      title={texts.noDirectory}
      icon={<BookOpen />}
      headingLevel={2}
      action={<ArchivesButton archives={archives} />}
    >
      {texts.noDirectoryYet}
    </EmptyState>
  );
}

type EditionProps = { book: Flipbook; archives: readonly Flipbook[]; onReading: (reading: boolean) => void };

function Edition({ book, archives, onReading }: EditionProps) {
  const spread = useMediaQuery(spreadQuery);
  const pages = usePages(book.page_count, spread);
  const [windows, setWindows] = useState(0);
  const count = (opened: boolean) => setWindows((open) => open + (opened ? 1 : -1));
  const [focused, setFocused] = useState(false);
  const isReading = pages.page > 1 || pages.leaf !== null || windows > 0 || focused;
  useEffect(() => onReading(isReading), [isReading, onReading]);
  return (
    <article aria-labelledby="directory-title">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 id="directory-title">
            <ContentText>{book.title}</ContentText>
          </h2>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
            <Badge tone="brass">{fillText(texts.versionOf, { version: book.version })}</Badge>
            <span>{fillText(texts.uploadedOn, { date: formatDate(book.uploaded_at) })}</span>
            <span>{countText(texts.pages, book.page_count)}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2">
          <ArchivesButton archives={archives} onOpenChange={count} />
          <ButtonAnchor href={book.pdf_url} target="_blank" rel="noopener">
            <Download aria-hidden="true" />
            {texts.downloadPdf}
            <span className="sr-only"> {common.opensInANewTab}</span>
          </ButtonAnchor>
        </div>
      </header>
      <div
        className="cutting-mat -mx-gutter px-3 pt-6 pb-5 text-on-deep sm:mx-0 sm:rounded-lg sm:px-8 sm:pt-10"
        onFocus={() => setFocused(true)}
        onBlur={(event) => !staysWithin(event) && setFocused(false)}
      >
        <Book book={book} pages={pages} spread={spread} />
        <div className="js-only mt-5 flex flex-wrap items-center justify-center gap-x-3 gap-y-3 sm:gap-x-8">
          <PageControls pages={pages} pageCount={book.page_count} />
          <ViewerButton book={book} page={pages.page} onOpenChange={count} />
        </div>
      </div>
      <noscript>
        <p className="mt-4 text-muted">{texts.turningNeedsJavaScript}</p>
      </noscript>
    </article>
  );
}

/** Returns true even while the whole window has lost the focus: the element keeps its own. */
const staysWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
