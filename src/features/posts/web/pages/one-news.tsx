import { useParams } from '~/router';
import { NotFoundScreen } from '~/features/site/web/public';
import { pathIn } from '~/shared/language';
import { noIndex } from '~/shared/heads';
import type { HeadTag, PageData } from '~/shared/page';
import { articleHead, idOf, recordIn, loadsRecord, type RecordParams } from '~/shared/record-page';
import * as common from '~/shared/texts';
import { language } from '~/shared/texts';
import { RecordPage } from '~/ui/record-page';
import type { News } from '../../contract';
import * as texts from '../../texts';
import { NewsArticle } from '../news/news-article';
import { oneNewsQuery } from '../queries';

/** A news item that does not exist, or was archived, is a 404. */
export const load = loadsRecord(oneNewsQuery);

export const head = ({ page, params }: RecordParams & { page: PageData }): HeadTag[] => {
  const news = recordIn<News>(page, { params }, oneNewsQuery);
  if (!news) return [{ title: common.news }, noIndex];
  return [
    ...articleHead(page, {
      title: news.title,
      description: news.excerpt,
      path: `/news/${news.id}`,
      published: news.published_at,
      modified: news.updated_at,
    }),
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
  return (
    <RecordPage
      id={idOf(useParams<'/news/:id'>().id)}
      queryOf={oneNewsQuery}
      title={common.news}
      failed={texts.newsFailed}
      missing={<NotFoundScreen />}
    >
      {(news) => <NewsArticle news={news} />}
    </RecordPage>
  );
}
