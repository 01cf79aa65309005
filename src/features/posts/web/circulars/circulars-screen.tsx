import { useQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import Paperclip from 'lucide-react/icons/paperclip';
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { Link } from '~/router';
import { countText } from '~/shared/count-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Container } from '~/ui/container';
import { langOf } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { OwnHeader } from '~/ui/own-header';
import { PagedList } from '~/ui/paged-list';
import { Skeleton } from '~/ui/skeleton';
import type { CircularRow } from '../../contract';
import * as texts from '../../texts';
import { circularsPerPage, circularsQuery } from '../queries';
import { Marks } from './marks';

const fields = { page: 1 } as const;

/** Shows /circulars: the circulars addressed to this member (docs/product/posts.md, "Circulars"). */
export function CircularsScreen() {
  const { shown, change } = useAddress(fields);
  const list = useQuery(circularsQuery(shown.page));
  const top = useRef<HTMLParagraphElement>(null);
  return (
    <Frame>
      <PagedList
        query={list}
        page={shown.page}
        perPage={circularsPerPage}
        onPage={(page) => change({ page })}
        top={top}
        words={{ failed: texts.circularsFailed, denied: texts.circularsFailed, pages: texts.pagesOfCirculars }}
        waiting={<Rows />}
        className="mt-6 max-w-3xl"
        empty={<EmptyState headingLevel={2} title={texts.noCirculars} icon={<Megaphone />} />}
      >
        {(circulars, { unread_count: unread }) => (
          <>
            <p ref={top} tabIndex={-1} className="mb-3 scroll-mt-28 text-sm text-muted outline-none sm:mb-4">
              {unread === 0 ? common.allRead : countText(texts.unreadOnes, unread)}
            </p>
            <ul
              aria-label={common.circulars}
              aria-busy={list.isPlaceholderData || undefined}
              className="max-w-3xl divide-y divide-line rounded-lg border border-line bg-card"
            >
              {circulars.map((circular) => (
                <Row key={circular.id} circular={circular} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </Frame>
  );
}

/** Shows the screen before the session is loaded. */
export const CircularsWaiting = () => (
  <Frame>
    <Rows />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <OwnHeader title={common.circulars} lead={texts.circularsLead} />
    <Container className="pt-2 pb-8 sm:py-12">{children}</Container>
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
          {formatDate(circular.published_at)}
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
