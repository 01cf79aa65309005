import { useQuery } from '@tanstack/react-query';
import { useParams } from '~/router';
import { NotFoundScreen } from '~/features/site/web/public';
import { pageHead, type HeadTag, type PageData } from '~/shared/page';
import { idOf, isMissing, recordIn, loadsRecord, type RecordParams } from '~/shared/record-page';
import * as common from '~/shared/texts';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { PageWaiting } from '~/ui/page-waiting';
import type { PublicThread } from '../../contract/public-answers';
import * as texts from '../../texts';
import { AnswerArticle } from '../public-answers/answer-article';
import { publicThreadQuery } from '../public-answers/queries';
import { descriptionOf, structuredData } from '../public-answers/structured-data';

/** A thread that is not public, or not any more, is a 404. */
export const load = loadsRecord(publicThreadQuery);

export const head = ({ page, params }: RecordParams & { page: PageData }): HeadTag[] => {
  const thread = recordIn<PublicThread>(page, { params }, publicThreadQuery);
  if (!thread) return [{ title: common.answers }, { name: 'robots', content: 'noindex' }];
  return [
    ...pageHead(page, {
      title: `${thread.title} | ${page.names.committee}`,
      description: descriptionOf(thread),
      path: `/answers/${thread.id}`,
      type: 'article',
    }),
    { property: 'article:published_time', content: thread.public_at },
    { property: 'article:modified_time', content: thread.changed_at },
    { 'script:ld+json': structuredData(thread, { origin: page.origin }) },
  ];
};

/** Shows a public thread at /answers/{id}. */
export default function OneAnswer() {
  const id = idOf(useParams<'/answers/:id'>().id);
  return id === null ? <NotFoundScreen /> : <Article id={id} />;
}

function Article({ id }: { id: number }) {
  const { data: thread, error, isFetching, refetch } = useQuery(publicThreadQuery(id));
  if (thread && !isMissing(error)) return <AnswerArticle thread={thread} />;
  if (isMissing(error)) return <NotFoundScreen />;
  if (!error) return <PageWaiting title={common.answers} />;
  return (
    <Container className="py-12">
      <ErrorState title={texts.publicAnswerFailed} retrying={isFetching} onRetry={() => void refetch()} />
    </Container>
  );
}
