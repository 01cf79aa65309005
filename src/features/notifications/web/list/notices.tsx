import BellOff from 'lucide-react/icons/bell-off';
import CheckCheck from 'lucide-react/icons/check-check';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { logQuietly } from '~/shared/log-quietly';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Pagination } from '~/ui/pagination';
import { Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast';
import { noticesPerPage } from '../queries';
import { NoticeRow } from './notice-row';
import { useNotices } from './use-notices';

/** The own notices, the newest first, twenty on a page (`?page=2`, so that Back finds it again). */
export function Notices({ isMember }: { isMember: boolean }) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { list, read } = useNotices(page);
  const top = useRef<HTMLParagraphElement>(null);
  const data = list.data;

  const turnTo = (next: number) => {
    setParams(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true });
    top.current?.focus();
  };
  const tryRead = (id?: number) => {
    read(id).catch(() => toast.error('Failed to mark as read. Please try again.'));
  };
  const readAll = () => {
    top.current?.focus({ preventScroll: true });
    tryRead();
  };
  const follow = (id: number) => {
    read(id).catch((error: unknown) => logQuietly('mark as read', error));
  };

  if (!data) {
    if (list.isPending) return <NoticesSkeleton />;
    return (
      <ErrorState
        title="Failed to load notifications. Please try again."
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  const pageCount = Math.max(1, Math.ceil(data.count / noticesPerPage));
  return (
    <>
      <div className={clsx('flex flex-wrap items-center justify-between gap-x-6 gap-y-2', data.count > 0 && 'mb-4 min-h-11')}>
        <p ref={top} tabIndex={-1} className="scroll-mt-28 text-sm text-muted outline-none">
          {countOf(data.count, data.unread_count)}
        </p>
        {data.unread_count > 0 && (
          <Button variant="secondary" size="sm" onClick={readAll}>
            <CheckCheck aria-hidden="true" />
            Mark all as read
          </Button>
        )}
      </div>
      {data.count === 0 ? (
        <EmptyState
          headingLevel={2}
          title="No notifications yet"
          icon={<BellOff />}
          action={
            isMember && (
              <ButtonLink to="/community" variant="secondary">
                Go to Community
              </ButtonLink>
            )
          }
        >
          When somebody answers a question that you asked, follow or answered, you read it here.
        </EmptyState>
      ) : data.results.length === 0 ? (
        <EmptyState
          headingLevel={2}
          title="Nothing on this page"
          action={
            <Button variant="secondary" onClick={() => turnTo(pageCount)}>
              Go to the last page
            </Button>
          }
        />
      ) : (
        <Card as="section" padding="none" aria-label="Notifications" aria-busy={list.isPlaceholderData || undefined}>
          <ul className="divide-y divide-line">
            {data.results.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                onFollow={() => {
                  if (!notice.is_read) follow(notice.id);
                }}
                onRead={() => tryRead(notice.id)}
              />
            ))}
          </ul>
        </Card>
      )}
      <Pagination
        label="Pages of notifications"
        page={Math.min(page, pageCount)}
        pageCount={pageCount}
        onPage={turnTo}
        className="mt-6"
      />
    </>
  );
}

/** The list before it is known. */
export function NoticesSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="mt-3 mb-7 h-4 w-32" />
      <div className="flex flex-col gap-px">
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} className="h-24" />
        ))}
      </div>
    </div>
  );
}

function countOf(count: number, unread: number): string {
  if (count === 0) return '';
  return unread === 0 ? 'All read' : `${unread} unread`;
}
