import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { ListFrame } from './office/list-frame';
import { Pagination } from './pagination';
import { Skeleton } from './skeleton';

type ArticleListProps<R extends { id: number }> = {
  list: UseQueryResult<{ count: number; results: R[] }>;
  /** The page that is shown, from 1. */
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  /** What is said instead of the list, of its pages, and where it is empty. */
  words: { failed: string; pages: string; empty: string };
  icon: ReactNode;
  row: (article: R) => ReactNode;
};

/** A public list of articles under each other, page by page; turning the page leads back to the top. */
export function ArticleList<R extends { id: number }>({
  list,
  page,
  perPage,
  onPage,
  words,
  icon,
  row,
}: ArticleListProps<R>) {
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    onPage(next);
    top.current?.focus();
  };
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-28 outline-none">
      <ListFrame query={list} failed={words.failed} denied={words.failed} waiting={<Waiting />}>
        {({ count, results }) =>
          results.length === 0 ? (
            <EmptyState headingLevel={2} title={words.empty} icon={icon} />
          ) : (
            <>
              <ul className="max-w-3xl divide-y divide-line border-y border-line">
                {results.map((article) => (
                  <li key={article.id} className="py-6">
                    {row(article)}
                  </li>
                ))}
              </ul>
              <Pagination
                className="mt-8"
                label={words.pages}
                page={page}
                pageCount={Math.ceil(count / perPage)}
                onPage={turnTo}
              />
            </>
          )
        }
      </ListFrame>
    </div>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="flex max-w-3xl flex-col gap-6">
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-28" />
    ))}
  </div>
);
