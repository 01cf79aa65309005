import { clsx } from 'clsx';
import { ContentText } from '~/ui/content-text';
import { Dialog } from '~/ui/dialog';
import { useMediaQuery } from '~/ui/hooks/use-media-query';
import { useWindowKeys } from '~/ui/hooks/use-window-keys';
import type { Flipbook } from '../../contract';
import { Book, spreadQuery } from './book';
import { PageControls } from './page-controls';
import { bookName } from './pictures';
import { usePages } from './use-pages';

type ViewerProps = { book: Flipbook; firstPage: number; open: boolean; onClose: () => void };

/**
 * Shows the full-page viewer: a book as large as the screen, with a page number of its own. The keys turn it wherever
 * the focus is.
 */
export function Viewer({ book, firstPage, open, onClose }: ViewerProps) {
  const spread = useMediaQuery(spreadQuery);
  const pages = usePages(book.page_count, spread, firstPage);
  useWindowKeys(pages.onKeyDown, open);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={<ContentText>{bookName(book)}</ContentText>}
      width="full"
      footer={
        <div className="w-full">
          <PageControls pages={pages} pageCount={book.page_count} />
        </div>
      }
    >
      <div
        className={clsx(
          'cutting-mat -mx-5 -my-5 grid min-h-[calc(100%+2.5rem)]',
          'place-items-center px-3 py-4 sm:-mx-6 sm:px-6',
        )}
      >
        <Book book={book} pages={pages} spread={spread} large />
      </div>
    </Dialog>
  );
}
