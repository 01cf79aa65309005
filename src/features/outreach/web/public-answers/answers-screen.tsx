import { useQuery } from '@tanstack/react-query';
import MessageSquare from 'lucide-react/icons/message-square';
import { countText } from '~/shared/count-text';
import { ArticleLink, ArticleList } from '~/ui/article-list';
import { Badge } from '~/ui/badge';
import { Container } from '~/ui/container';
import { ContentText } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { useAddress } from '~/ui/hooks/use-address';
import { PageHeader } from '~/ui/page-header';
import type { PublicRow } from '../../contract/public-answers';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import * as common from '~/shared/texts';
import { answersPerPage, publicListQuery } from './queries';

const fields = { page: 1 } as const;

/** Shows /answers: the public threads (docs/product/outreach.md, "Public answers"). */
export function AnswersScreen() {
  const { shown, change } = useAddress(fields);
  const list = useQuery(publicListQuery(shown.page));
  return (
    <>
      <PageHeader title={common.answers} lead={texts.publicAnswersLead} />
      <Container className="py-8 sm:py-12">
        <ArticleList
          list={list}
          page={shown.page}
          perPage={answersPerPage}
          onPage={(page) => change({ page })}
          words={{ failed: texts.publicAnswersFailed, pages: texts.publicAnswersPages, empty: texts.noPublicAnswers }}
          icon={<MessageSquare />}
          row={(thread) => <AnswersRow row={thread} />}
        />
      </Container>
    </>
  );
}

/** Shows a thread in the list: its title, which is the link, and its beginning. */
function AnswersRow({ row }: { row: PublicRow }) {
  return (
    <article className="relative flex min-w-0 flex-col gap-2">
      <ArticleLink to={`/answers/${row.id}`} title={row.title} excerpt={row.excerpt} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge>{boardTexts.categoryNames[row.category]}</Badge>
        {countText(boardTexts.answerCount, row.answers)}
        <span className="wrap-anywhere">
          {fill(texts.askedBy, { name: <ContentText>{row.author_name}</ContentText> })}
        </span>
      </p>
    </article>
  );
}
