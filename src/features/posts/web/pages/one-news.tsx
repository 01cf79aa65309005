import { useQuery } from '@tanstack/react-query';
import { useParams } from '~/router';
import { NotFoundScreen } from '~/features/site/web/public';
import { pathIn } from '~/shared/language';
import { pageHead, type HeadTag, type PageData } from '~/shared/page';
import { idOf, isMissing, recordIn, loadsRecord, type RecordParams } from '~/shared/record-page';
import * as common from '~/shared/texts';
import { language } from '~/shared/texts';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { PageWaiting } from '~/ui/page-waiting';
import type { News } from '../../contract';
import * as texts from '../../texts';
import { NewsArticle } from '../news/news-article';
import { oneNewsQuery } from '../queries';

/** A news item that does not exist, or was archived, is a 404. */
export const load = loadsRecord(oneNewsQuery);

export const head = ({ page, params }: RecordParams & { page: PageData }): HeadTag[] => {
  const news = recordIn<News>(page, { params }, oneNewsQuery);
  if (!news) return [{ title: common.news }, { name: 'robots', content: 'noindex' }];
  return [
    ...pageHead(page, {
      title: `${news.title} | ${page.names.committee}`,
      description: news.excerpt,
      path: `/news/${news.id}`,
      type: 'article',
    }),
    { property: 'article:published_time', content: news.published_at },
    { property: 'article:modified_time', content: news.updated_at },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: common.news,
      href: pathIn(language, '/news/feed.xml'),
    },
  ];
};

/** Shows /news/{id}. */
export default function OneNews() {
  const id = idOf(useParams<'/news/:id'>().id);
  return id === null ? <NotFoundScreen /> : <Article id={id} />;
}

function Article({ id }: { id: number }) {
  const { data: news, error, isFetching, refetch } = useQuery(oneNewsQuery(id));
  if (news && !isMissing(error)) return <NewsArticle news={news} />;
  if (isMissing(error)) return <NotFoundScreen />;
  if (!error) return <PageWaiting title={common.news} />;
  return (
    <Container className="py-12">
      <ErrorState title={texts.newsFailed} retrying={isFetching} onRetry={() => void refetch()} />
    </Container>
  );
}
