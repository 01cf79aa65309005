import { useQuery } from '@tanstack/react-query';
import { data, useParams, type MetaDescriptor } from 'react-router';
import { NotFoundScreen, site } from '~/features/site/web/public';
import { pathIn } from '~/shared/language';
import { browserLoader, browserQueryClient, pageMeta, serverLoader, whenPathChanges, type PageContext, type PageData } from '~/shared/page';
import { language } from '~/shared/texts';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { PageWaiting } from '~/ui/page-waiting';
import type { News } from '../../contract';
import * as texts from '../../texts';
import { NewsArticle } from '../news/news-article';
import { idOf, isMissing, oneNewsQuery } from '../queries';

interface Params {
  params: { id?: string };
}

/** News that is not there, or was taken back, is a 404. */
export async function loader({ params, context }: Params & { context: PageContext }) {
  const nothing: PageData = { origin: context.origin, answers: [] };
  const id = idOf(params.id);
  if (id === null) return data(nothing, { status: 404 });
  const [address, input] = oneNewsQuery(id).queryKey;
  const isThere = await context.read(address, input).then(
    () => true,
    (error: unknown) => !isMissing(error),
  );
  return isThere ? serverLoader(oneNewsQuery(id))({ context }) : data(nothing, { status: 404 });
}

export function clientLoader({ params }: Params): Promise<PageData> {
  const id = idOf(params.id);
  return browserLoader(...(id === null ? [] : [oneNewsQuery(id)]))();
}

export const shouldRevalidate = whenPathChanges;

export const meta = ({ loaderData, params }: Params & { loaderData?: PageData }): MetaDescriptor[] => {
  const news = newsIn(loaderData, idOf(params.id));
  if (!news) return [{ title: texts.news }, { name: 'robots', content: 'noindex' }];
  return [
    ...pageMeta(loaderData, { title: `${news.title} | ${site.committee}`, description: news.excerpt, path: `/news/${news.id}` }).map((tag) =>
      'property' in tag && tag.property === 'og:type' ? { ...tag, content: 'article' } : tag,
    ),
    { property: 'article:published_time', content: news.published_at },
    { property: 'article:modified_time', content: news.updated_at },
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: texts.news, href: pathIn(language, '/news/feed.xml') },
  ];
};

/** The news that the page was rendered from; in the browser it is in the query client instead. */
function newsIn(page: PageData | undefined, id: number | null): News | undefined {
  if (id === null) return undefined;
  if (typeof document !== 'undefined') return browserQueryClient().getQueryData<News>(oneNewsQuery(id).queryKey);
  return page?.answers[0]?.[1] as News | undefined;
}

/** /news/{id}. */
export default function OneNews() {
  const id = idOf(useParams().id);
  return id === null ? <NotFoundScreen /> : <Article id={id} />;
}

function Article({ id }: { id: number }) {
  const { data: news, error, isFetching, refetch } = useQuery(oneNewsQuery(id));
  if (news && !isMissing(error)) return <NewsArticle news={news} />;
  if (isMissing(error)) return <NotFoundScreen />;
  if (!error) return <PageWaiting title={texts.news} />;
  return (
    <Container className="py-12">
      <ErrorState title={texts.newsFailed} retrying={isFetching} onRetry={() => void refetch()} />
    </Container>
  );
}
