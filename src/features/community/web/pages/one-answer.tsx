import { useQuery } from '@tanstack/react-query';
import { data, useParams, type MetaDescriptor } from 'react-router';
import { NotFoundScreen, site } from '~/features/site/web/public';
import { browserLoader, browserQueryClient, pageMeta, serverLoader, whenPathChanges, type PageContext, type PageData } from '~/shared/page';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { PageWaiting } from '~/ui/page-waiting';
import type { PublicThread } from '../../contract/public-answers';
import * as texts from '../../texts';
import { AnswerArticle } from '../public-answers/answer-article';
import { idOf, isMissing, publicThreadQuery } from '../public-answers/queries';
import { descriptionOf, structuredData } from '../public-answers/structured-data';

interface Params {
  params: { id?: string };
}

/** What is not public, or is so no more, is a 404. */
export async function loader({ params, context }: Params & { context: PageContext }) {
  const nothing: PageData = { origin: context.origin, answers: [] };
  const id = idOf(params.id);
  if (id === null) return data(nothing, { status: 404 });
  const [address, input] = publicThreadQuery(id).queryKey;
  const isThere = await context.read(address, input).then(
    () => true,
    (error: unknown) => !isMissing(error),
  );
  return isThere ? serverLoader(publicThreadQuery(id))({ context }) : data(nothing, { status: 404 });
}

export function clientLoader({ params }: Params): Promise<PageData> {
  const id = idOf(params.id);
  return browserLoader(...(id === null ? [] : [publicThreadQuery(id)]))();
}

export const shouldRevalidate = whenPathChanges;

export const meta = ({ loaderData, params }: Params & { loaderData?: PageData }): MetaDescriptor[] => {
  const thread = threadIn(loaderData, idOf(params.id));
  if (!thread) return [{ title: texts.publicAnswers }, { name: 'robots', content: 'noindex' }];
  return [
    ...pageMeta(loaderData, { title: `${thread.title} | ${site.committee}`, description: descriptionOf(thread), path: `/answers/${thread.id}` }).map((tag) =>
      'property' in tag && tag.property === 'og:type' ? { ...tag, content: 'article' } : tag,
    ),
    { property: 'article:published_time', content: thread.public_at },
    { property: 'article:modified_time', content: thread.changed_at },
    { 'script:ld+json': structuredData(thread, { origin: loaderData?.origin ?? '' }) },
  ];
};

/** The thread that the page was rendered from; in the browser it is in the query client instead. */
function threadIn(page: PageData | undefined, id: number | null): PublicThread | undefined {
  if (id === null) return undefined;
  if (typeof document !== 'undefined') return browserQueryClient().getQueryData<PublicThread>(publicThreadQuery(id).queryKey);
  return page?.answers[0]?.[1] as PublicThread | undefined;
}

/** /answers/{id}. */
export default function OneAnswer() {
  const id = idOf(useParams().id);
  return id === null ? <NotFoundScreen /> : <Article id={id} />;
}

function Article({ id }: { id: number }) {
  const { data: thread, error, isFetching, refetch } = useQuery(publicThreadQuery(id));
  if (thread && !isMissing(error)) return <AnswerArticle thread={thread} />;
  if (isMissing(error)) return <NotFoundScreen />;
  if (!error) return <PageWaiting title={texts.publicAnswers} />;
  return (
    <Container className="py-12">
      <ErrorState title={texts.publicAnswerFailed} retrying={isFetching} onRetry={() => void refetch()} />
    </Container>
  );
}
