import { useParams } from '~/router';
import { NotFoundScreen } from '~/features/site/web/public';
import { noIndex } from '~/shared/heads';
import type { HeadTag, PageData } from '~/shared/page';
import { articleHead, idOf, recordIn, loadsRecord, type RecordParams } from '~/shared/record-page';
import * as common from '~/shared/texts';
import { RecordPage } from '~/ui/record-page';
import type { PublicThread } from '../../contract/public-answers';
import * as texts from '../../texts';
import { AnswerArticle } from '../public-answers/answer-article';
import { publicThreadQuery } from '../public-answers/queries';
import { descriptionOf, structuredData } from '../public-answers/structured-data';

/** A thread that is not public, or not any more, is a 404. */
export const load = loadsRecord(publicThreadQuery);

export const head = ({ page, params }: RecordParams & { page: PageData }): HeadTag[] => {
  const thread = recordIn<PublicThread>(page, { params }, publicThreadQuery);
  if (!thread) return [{ title: common.answers }, noIndex];
  return [
    ...articleHead(page, {
      title: thread.title,
      description: descriptionOf(thread),
      path: `/answers/${thread.id}`,
      published: thread.public_at,
      modified: thread.changed_at,
    }),
    { 'script:ld+json': structuredData(thread, { origin: page.origin }) },
  ];
};

/** Shows a public thread at /answers/{id}. */
export default function OneAnswer() {
  return (
    <RecordPage
      id={idOf(useParams<'/answers/:id'>().id)}
      queryOf={publicThreadQuery}
      title={common.answers}
      failed={texts.publicAnswerFailed}
      missing={<NotFoundScreen />}
    >
      {(thread) => <AnswerArticle thread={thread} />}
    </RecordPage>
  );
}
