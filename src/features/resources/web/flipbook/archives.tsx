import Archive from 'lucide-react/icons/archive';
import BookOpen from 'lucide-react/icons/book-open';
import Download from 'lucide-react/icons/download';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import { ContentText } from '~/ui/content-text';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import type { Flipbook } from '../../contract';
import { bookName, pageAddress } from './pictures';
import * as texts from '../../texts';

type ArchivesProps = {
  books: readonly Flipbook[];
  open: boolean;
  onClose: () => void;
  onView: (book: Flipbook) => void;
};

/** Shows the archived flipbooks, each to view or download. */
export function Archives({ books, open, onClose, onView }: ArchivesProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={texts.archives}
      description={texts.earlierEditions}
      width="lg"
    >
      {books.length ? (
        <ul className="divide-y divide-line">
          {books.map((book) => (
            <Edition key={book.id} book={book} onView={() => onView(book)} />
          ))}
        </ul>
      ) : (
        <EmptyState title={texts.noArchivedVersions} icon={<Archive />}>
          {texts.archivesExplained}
        </EmptyState>
      )}
    </Dialog>
  );
}

function Edition({ book, onView }: { book: Flipbook; onView: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4 first:pt-0 last:pb-0">
      <img
        src={pageAddress(book, 1, book.page_widths[0]!)}
        alt=""
        width={book.page_width}
        height={book.page_height}
        loading="lazy"
        className="h-24 w-auto rounded-sm border border-line bg-sunken object-contain"
      />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="text-lg">
          <ContentText>{bookName(book)}</ContentText>
        </h3>
        <p className="text-sm text-muted">
          {formatDate(book.uploaded_at)}, {countText(texts.pages, book.page_count)}
        </p>
      </div>
      <div className="flex gap-3 max-sm:w-full">
        <Button variant="secondary" className="max-sm:flex-1" onClick={onView}>
          <BookOpen aria-hidden="true" />
          {common.view}
          <span className="sr-only"> {bookName(book)}</span>
        </Button>
        <ButtonAnchor variant="secondary" className="max-sm:flex-1" href={book.pdf_url} target="_blank" rel="noopener">
          <Download aria-hidden="true" />
          {common.download}
          <span className="sr-only"> {fillText(texts.bookPdfOpensInANewTab, { book: bookName(book) })}</span>
        </ButtonAnchor>
      </div>
    </li>
  );
}
