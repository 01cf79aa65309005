import { useQuery } from '@tanstack/react-query';
import Newspaper from 'lucide-react/icons/newspaper';
import Rss from 'lucide-react/icons/rss';
import { useRef } from 'react';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { ListFrame } from '~/ui/office/list-frame';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../../texts';
import { NewsRow } from './news-row';
import { newsPerPage, newsQuery } from './queries';

const fields = { page: 1 } as const;

/** /news: all news, what is pinned first (docs/product/posts.md, "News"). */
export function NewsScreen() {
  const { shown, change } = useAddress(fields);
  const list = useQuery(newsQuery(shown.page));
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (page: number) => {
    change({ page });
    top.current?.focus();
  };
  return (
    <>
      <PageHeader
        title={texts.news}
        lead={texts.newsLead}
        actions={
          <ButtonLink to="/news/feed.xml" reloadDocument variant="secondary">
            <Rss aria-hidden="true" />
            {texts.newsFeed}
          </ButtonLink>
        }
      />
      <Container className="py-8 sm:py-12">
        <div ref={top} tabIndex={-1} className="scroll-mt-28 outline-none">
          <ListFrame query={list} failed={texts.newsFailed} denied={texts.newsFailed} waiting={<NewsWaiting />}>
            {({ count, results }) =>
              results.length === 0 ? (
                <EmptyState headingLevel={2} title={texts.noNews} icon={<Newspaper />} />
              ) : (
                <>
                  <ul className="max-w-3xl divide-y divide-line border-y border-line">
                    {results.map((news) => (
                      <li key={news.id} className="py-6">
                        <NewsRow news={news} />
                      </li>
                    ))}
                  </ul>
                  <Pagination className="mt-8" label={texts.pagesOfNews} page={shown.page} pageCount={Math.ceil(count / newsPerPage)} onPage={turnTo} />
                </>
              )
            }
          </ListFrame>
        </div>
      </Container>
    </>
  );
}

const NewsWaiting = () => (
  <div aria-busy="true" className="flex max-w-3xl flex-col gap-6">
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-28" />
    ))}
  </div>
);
