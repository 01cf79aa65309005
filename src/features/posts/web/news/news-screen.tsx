import { useQuery } from '@tanstack/react-query';
import Newspaper from 'lucide-react/icons/newspaper';
import Rss from 'lucide-react/icons/rss';
import { ownPath } from '~/shared/own-address';
import * as common from '~/shared/texts';
import { ArticleList } from '~/ui/article-list';
import { ButtonAnchor } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { useAddress } from '~/ui/hooks/use-address';
import { PageHeader } from '~/ui/page-header';
import * as texts from '../../texts';
import { NewsRow } from './news-row';
import { newsPerPage, newsQuery } from './queries';

const fields = { page: 1 } as const;

/** Shows /news: all news, pinned items first (docs/product/posts.md, "News"). */
export function NewsScreen() {
  const { shown, change } = useAddress(fields);
  const list = useQuery(newsQuery(shown.page));
  return (
    <>
      <PageHeader
        title={common.news}
        lead={texts.newsLead}
        actions={
          <ButtonAnchor href={ownPath('/news/feed.xml')} variant="secondary">
            <Rss aria-hidden="true" />
            {texts.newsFeed}
          </ButtonAnchor>
        }
      />
      <Container className="py-8 sm:py-12">
        <ArticleList
          list={list}
          page={shown.page}
          perPage={newsPerPage}
          onPage={(page) => change({ page })}
          words={{ failed: texts.newsFailed, pages: texts.pagesOfNews, empty: texts.noNews }}
          icon={<Newspaper />}
          row={(news) => <NewsRow news={news} />}
        />
      </Container>
    </>
  );
}
