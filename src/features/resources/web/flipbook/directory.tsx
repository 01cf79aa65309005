import BookOpen from 'lucide-react/icons/book-open';
import Download from 'lucide-react/icons/download';
import { useEffect, useState, type FocusEvent } from 'react';
import { showDate } from '~/shared/show-date';
import { counted } from '~/shared/show-count';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';
import { useMediaQuery } from '~/ui/hooks/use-media-query';
import type { Flipbook } from '../../contract';
import { Book, spreadQuery } from './book';
import { PageControls } from './page-controls';
import { usePages } from './use-pages';
import { ArchivesButton, ViewerButton } from './windows';

type DirectoryProps = { current: Flipbook | null; archives: readonly Flipbook[] };

/** docs/product/resources.md, "Directory tab": the current flipbook and the way to earlier ones. */
export function Directory({ current, archives }: DirectoryProps) {
  const [book, setBook] = useState(current);
  const [reading, setReading] = useState(false);
  const [noticed, setNoticed] = useState(false);
  const replaced = book?.id !== current?.id;
  // A new edition never takes the book out of a reader's hands: it waits to be asked for, wherever they turn in the meantime.
  const waits = replaced && current !== null && (reading || noticed);
  if (waits !== noticed) setNoticed(waits);
  if (replaced && !waits && !reading) setBook(current);
  return (
    <>
      {waits && (
        <div role="status" className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-primary/40 bg-primary-tint px-4 py-3">
          <p className="font-semibold">
            A new edition is here: {current.title}, {current.version}
          </p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => setBook(current)}
          >
            Open it
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
      title="No current engineering directory available."
      icon={<BookOpen />}
      headingLevel={2}
      action={<ArchivesButton archives={archives} />}
    >
      The next edition will be here as soon as it is out.
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
          <h2 id="directory-title">{book.title}</h2>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
            <Badge tone="brass">Version {book.version}</Badge>
            <span>Uploaded {showDate(book.uploaded_at)}</span>
            <span>{counted(book.page_count, 'page')}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2">
          <ArchivesButton archives={archives} onOpenChange={count} />
          <ButtonAnchor href={book.pdf_url} target="_blank" rel="noopener">
            <Download aria-hidden="true" />
            Download PDF
            <span className="sr-only"> (opens in a new tab)</span>
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
        <p className="mt-4 text-muted">Turning the pages here needs JavaScript. The PDF has all of them.</p>
      </noscript>
    </article>
  );
}

/** True even while the whole window has lost the focus: the element keeps its own. */
const staysWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
