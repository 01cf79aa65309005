import { useQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import Paperclip from 'lucide-react/icons/paperclip';
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { Link } from '~/router';
import { countText } from '~/shared/count-text';
import { showDate } from '~/shared/show-date';
import { Container } from '~/ui/container';
import { langOf } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { ListFrame } from '~/ui/office/list-frame';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { Skeleton } from '~/ui/skeleton';
import type { CircularRow } from '../../contract';
import * as texts from '../../texts';
import { circularsPerPage, circularsQuery } from '../queries';
import { Marks } from './marks';

const fields = { page: 1 } as const;

/** /circulars: what is addressed to this member (docs/product/posts.md, "Circulars"). */
export function CircularsScreen() {
  const { shown, change } = useAddress(fields);
  const list = useQuery(circularsQuery(shown.page));
  const top = useRef<HTMLParagraphElement>(null);
  const turnTo = (page: number) => {
    change({ page });
    top.current?.focus();
  };
  return (
    <Frame>
      <ListFrame query={list} failed={texts.circularsFailed} denied={texts.circularsFailed} waiting={<Rows />}>
        {({ count, unread_count: unread, results }) =>
          results.length === 0 ? (
            <EmptyState headingLevel={2} title={texts.noCirculars} icon={<Megaphone />} />
          ) : (
            <>
              <p ref={top} tabIndex={-1} className="mb-4 scroll-mt-28 text-sm text-muted outline-none">
                {unread === 0 ? texts.allRead : countText(texts.unreadOnes, unread)}
              </p>
              <ul
                aria-label={texts.circulars}
                aria-busy={list.isPlaceholderData || undefined}
                className="max-w-3xl divide-y divide-line rounded-lg border border-line bg-card"
              >
                {results.map((circular) => (
                  <Row key={circular.id} circular={circular} />
                ))}
              </ul>
              <Pagination
                className="mt-6 max-w-3xl"
                label={texts.pagesOfCirculars}
                page={shown.page}
                pageCount={Math.ceil(count / circularsPerPage)}
                onPage={turnTo}
              />
            </>
          )
        }
      </ListFrame>
    </Frame>
  );
}

/** The screen before the person is known. */
export const CircularsWaiting = () => (
  <Frame>
    <Rows />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader title={texts.circulars} lead={texts.circularsLead} />
    <Container className="py-8 sm:py-12">{children}</Container>
  </>
);

const Rows = () => (
  <div aria-busy="true" className="flex max-w-3xl flex-col gap-px">
    <Skeleton className="mb-4 h-4 w-24" />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-28" />
    ))}
  </div>
);

function Row({ circular }: { circular: CircularRow }) {
  return (
    <li className="relative flex flex-col gap-1 px-4 py-4 transition-colors hover:bg-sunken sm:px-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <time dateTime={circular.published_at} className="me-1">
          {showDate(circular.published_at)}
        </time>
        <Marks circular={circular} />
        {circular.file_count > 0 && (
          <span className="inline-flex items-center gap-1">
            <Paperclip aria-hidden="true" className="size-4" />
            {countText(texts.fileCount, circular.file_count)}
          </span>
        )}
      </p>
      <h2 className={clsx('text-lg wrap-anywhere', circular.read_at !== null && 'font-medium!')}>
        <Link
          to={`/circulars/${circular.id}`}
          lang={langOf(circular.title)}
          className="text-ink after:absolute after:inset-0 hover:underline"
        >
          {circular.title}
        </Link>
      </h2>
      <p lang={langOf(circular.excerpt)} className="line-clamp-2 text-muted wrap-anywhere">
        {circular.excerpt}
      </p>
    </li>
  );
}
