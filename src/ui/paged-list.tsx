import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { ListFrame } from './office/list-frame';
import { Pagination } from './pagination';

/** A page of a list, and how many rows the list has in all. */
export type Page<R> = { count: number; results: readonly R[] };

type PagedListProps<R, D extends Page<R>> = {
  query: UseQueryResult<D>;
  /** The page that is shown, from 1. */
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  /** Receives the focus when the page is turned: the start of the list. */
  top?: RefObject<HTMLElement | null>;
  /** The texts of a failed load, of a 403 where it is not the administration's, and of the pagination. */
  words: { failed: string; denied?: string; pages: string };
  /** Grey where the rows will be. */
  waiting: ReactNode;
  /** Shows the rows of the previous page or filter faintly while the next are loaded. */
  fades?: boolean;
  /** Of the pagination. */
  className?: string;
  empty: ReactNode;
  children: (results: D['results'], page: D) => ReactNode;
};

/** Renders a list of the server page by page, in all the states of ListFrame, or `empty`. */
export function PagedList<R, D extends Page<R>>(props: PagedListProps<R, D>) {
  const { query, page, perPage, onPage, top, words, waiting, fades, className = 'mt-6', empty, children } = props;
  const list = (
    <ListFrame query={query} failed={words.failed} denied={words.denied} waiting={waiting}>
      {(data) =>
        data.results.length === 0 ? (
          empty
        ) : (
          <>
            {children(data.results, data)}
            <Pagination
              className={className}
              label={words.pages}
              page={page}
              pageCount={Math.ceil(data.count / perPage)}
              onPage={(next) => {
                onPage(next);
                top?.current?.focus();
              }}
            />
          </>
        )
      }
    </ListFrame>
  );
  return fades ? <Fading when={query.isPlaceholderData}>{list}</Fading> : list;
}

/** Shows its content faintly while newer content is loaded. */
export const Fading = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <div aria-busy={when} className={clsx('transition-opacity', when && 'opacity-60')}>
    {children}
  </div>
);
