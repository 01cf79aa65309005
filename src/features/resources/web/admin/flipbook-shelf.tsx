import { clsx } from 'clsx';
import BookOpen from 'lucide-react/icons/book-open';
import type { ReactNode } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { ContentText } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { Progress } from '~/ui/progress';
import type { ManagedFlipbook } from '../../contract';
import { ItemActions } from './item-actions';
import { shelfOf } from './shelf';
import * as texts from '../../texts';

type FlipbookShelfProps = {
  books: readonly ManagedFlipbook[];
  onDelete: (book: ManagedFlipbook) => void;
  onUpload: () => void;
};

/** Shows all flipbooks: those being rendered, the current one, the archives. */
export function FlipbookShelf({ books, onDelete, onUpload }: FlipbookShelfProps) {
  if (books.length === 0) {
    return (
      <EmptyState
        title={texts.noFlipbooksYet}
        icon={<BookOpen />}
        action={<Button onClick={onUpload}>{texts.uploadTheFirstFlipbook}</Button>}
      >
        {texts.flipbooksExplained}
      </EmptyState>
    );
  }
  const { coming, current, archives } = shelfOf(books);
  const cards = (of: ManagedFlipbook[]) =>
    of.map((book) => <Book key={book.id} book={book} onDelete={() => onDelete(book)} />);
  return (
    <div className="grid gap-10">
      {coming.length > 0 && <Group title={texts.inPreparation}>{cards(coming)}</Group>}
      <Group title={texts.current}>
        {current.length > 0 ? cards(current) : <li className="text-muted">{texts.noneCurrent}</li>}
      </Group>
      <Group title={texts.archives}>
        {archives.length > 0 ? cards(archives) : <li className="text-muted">{texts.noArchivedVersions}</li>}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-lg">{title}</h3>
      <ul aria-label={title} className="grid gap-4">
        {children}
      </ul>
    </section>
  );
}

function Book({ book, onDelete }: { book: ManagedFlipbook; onDelete: () => void }) {
  const { title, version, page_count: pages } = book;
  return (
    <Card as="li" padding="none" className="flex flex-wrap items-start gap-x-5 gap-y-4 p-4 sm:flex-nowrap sm:p-5">
      <Cover book={book} />
      <div className="min-w-0 flex-1 basis-40">
        <h4 className="text-lg leading-snug">
          <ContentText>{title}</ContentText>
        </h4>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <Badge tone="brass">{fillText(texts.versionOf, { version })}</Badge>
          <span>{fillText(texts.uploadedOn, { date: formatDate(book.uploaded_at) })}</span>
          {book.status !== 'failed' && pages !== null && <span>{countText(texts.pages, pages)}</span>}
        </p>
        <State book={book} />
      </div>
      <ItemActions openLabel={texts.openPdf} href={book.pdf_url} name={`${title}, ${version}`} onDelete={onDelete} />
    </Card>
  );
}

/** Shows the progress of a flipbook's pages, or why it has none. */
function State({ book: { status, pages_done: done, page_count: count, failure } }: { book: ManagedFlipbook }) {
  if (status === 'failed') {
    return (
      <Alert tone="error" title={texts.couldNotBeRendered} className="mt-3">
        {failure}
      </Alert>
    );
  }
  if (status === 'uploaded') return <Progress label={texts.waitingForItsTurn} value={null} className="mt-4 max-w-lg" />;
  if (status === 'finished') return null;
  return (
    <Progress
      label={texts.renderingPages}
      value={count ? done / count : null}
      note={count ? fillText(texts.pagesDone, { done, count }) : texts.openingThePdf}
      className="mt-4 max-w-lg"
    />
  );
}

function Cover({ book: { cover } }: { book: ManagedFlipbook }) {
  return (
    <span
      className={clsx(
        'drafting-grid grid h-28 w-21 shrink-0 place-items-center overflow-hidden rounded-sm',
        'border border-line bg-sunken text-muted',
      )}
    >
      {cover ? (
        <img src={cover} alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        <BookOpen aria-hidden="true" className="size-6" />
      )}
    </span>
  );
}
