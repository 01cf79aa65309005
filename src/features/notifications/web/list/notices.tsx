import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import BellOff from 'lucide-react/icons/bell-off';
import CheckCheck from 'lucide-react/icons/check-check';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useSearchParams } from '~/router';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { logQuietly } from '~/shared/log-quietly';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import { ListFrame } from '~/ui/office/list-frame';
import { Pagination } from '~/ui/pagination';
import { Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast';
import { markAsRead } from '../mutations';
import { noticesPerPage, noticesQuery, unreadQuery } from '../queries';
import { NoticeRow } from './notice-row';
import * as texts from '../../texts';

/** Renders the caller's own notices, the newest first, twenty to a page (`?page=2`, so that Back returns to it). */
export function Notices({ isMember }: { isMember: boolean }) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const list = useQuery(noticesQuery(page));
  const read = useRead(list.data);
  const top = useRef<HTMLParagraphElement>(null);

  const turnTo = (next: number) => {
    setParams(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true });
    top.current?.focus();
  };
  const tryRead = (id?: number) => void read(id).catch(() => toast.error(texts.markFailed));
  const follow = (id: number) => void read(id).catch((error: unknown) => logQuietly('mark as read', error));
  const readAll = () => {
    top.current?.focus({ preventScroll: true });
    tryRead();
  };

  return (
    <ListFrame query={list} failed={texts.loadFailed} denied={texts.loadFailed} waiting={<NoticesSkeleton />}>
      {({ count, unread_count: unread, results }) => {
        const pageCount = Math.max(1, Math.ceil(count / noticesPerPage));
        return (
          <>
            <div
              className={clsx(
                'flex flex-wrap items-center justify-between gap-x-6 gap-y-2',
                count > 0 && 'mb-4 min-h-11',
              )}
            >
              <p ref={top} tabIndex={-1} className="scroll-mt-28 text-sm text-muted outline-none">
                {countOf(count, unread)}
              </p>
              {unread > 0 && (
                <Button variant="secondary" size="sm" onClick={readAll}>
                  <CheckCheck aria-hidden="true" />
                  {texts.markAllAsRead}
                </Button>
              )}
            </div>
            {count === 0 ? (
              <NoNotices isMember={isMember} />
            ) : results.length === 0 ? (
              <EmptyState
                headingLevel={2}
                title={texts.nothingOnThisPage}
                action={
                  <Button variant="secondary" onClick={() => turnTo(pageCount)}>
                    {texts.goToTheLastPage}
                  </Button>
                }
              />
            ) : (
              <Card
                as="section"
                padding="none"
                aria-label={common.notifications}
                aria-busy={list.isPlaceholderData || undefined}
              >
                <ul className="divide-y divide-line">
                  {results.map((notice) => (
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
              label={texts.pagesOfNotifications}
              page={Math.min(page, pageCount)}
              pageCount={pageCount}
              onPage={turnTo}
              className="mt-6"
            />
          </>
        );
      }}
    </ListFrame>
  );
}

/**
 * Returns a function that marks one notice as read or, without an id, every notice up to the newest listed: the person
 * has not seen later notices. It throws CallError.
 */
function useRead(list: { unread_count: number; newest_id: number | null } | undefined) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(markAsRead);
  const unread = list?.unread_count;
  useEffect(() => {
    // The bell's count is up to half a minute older.
    if (unread !== undefined) client.setQueryData(unreadQuery.queryKey, { unread_count: unread });
  }, [client, unread]);
  const upTo = list?.newest_id;
  return (id?: number) => mutateAsync({ body: id !== undefined ? { ids: [id] } : upTo ? { up_to: upTo } : {} });
}

const NoNotices = ({ isMember }: { isMember: boolean }) => (
  <EmptyState
    headingLevel={2}
    title={texts.noNotificationsYet}
    icon={<BellOff />}
    action={
      isMember && (
        <ButtonLink to="/community" variant="secondary">
          {texts.goToCommunity}
        </ButtonLink>
      )
    }
  >
    {texts.noNotificationsLead}
  </EmptyState>
);

/** Renders the placeholder of the list. */
export const NoticesSkeleton = () => (
  <div aria-busy="true">
    <Skeleton className="mt-3 mb-7 h-4 w-32" />
    <div className="flex flex-col gap-px">
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  </div>
);

function countOf(count: number, unread: number): string {
  if (count === 0) return '';
  return unread === 0 ? common.allRead : fillText(texts.unreadCount, { unread: formatCount(unread) });
}
