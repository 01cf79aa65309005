import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { Link, type LinkProps } from '~/router';
import { langOf } from './content-text';
import { EmptyState } from './empty-state';
import { PagedList } from './paged-list';
import { Skeleton } from './skeleton';

type ArticleListProps<R extends { id: number }> = {
  list: UseQueryResult<{ count: number; results: R[] }>;
  /** The page that is shown, from 1. */
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  /** The texts of a failed load, of the pagination, and of an empty list. */
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
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-28 outline-none">
      <PagedList
        query={list}
        page={page}
        perPage={perPage}
        onPage={onPage}
        top={top}
        words={{ ...words, denied: words.failed }}
        waiting={<Waiting />}
        className="mt-8"
        empty={<EmptyState headingLevel={2} title={words.empty} icon={icon} />}
      >
        {(articles) => (
          <ul className="max-w-3xl divide-y divide-line border-y border-line">
            {articles.map((article) => (
              <li key={article.id} className="py-6">
                {row(article)}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
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

/** Renders an article in a list: its title, which is the link and as large as the row, and its beginning. */
export const ArticleLink = ({ to, title, excerpt }: { to: LinkProps['to']; title: string; excerpt: string }) => (
  <>
    <h2 className="text-xl wrap-anywhere">
      <Link
        to={to}
        lang={langOf(title)}
        className="text-ink decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {title}
      </Link>
    </h2>
    <p lang={langOf(excerpt)} className="line-clamp-3 text-muted wrap-anywhere">
      {excerpt}
    </p>
  </>
);
