import { useQuery } from '@tanstack/react-query';
import MessageSquare from 'lucide-react/icons/message-square';
import { useRef } from 'react';
import { Link } from 'react-router';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { Badge } from '~/ui/badge';
import { Container } from '~/ui/container';
import { langOf } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { ListFrame } from '~/ui/office/list-frame';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { Skeleton } from '~/ui/skeleton';
import type { PublicRow } from '../../contract/public-answers';
import * as texts from '../../texts';
import { answersPerPage, publicListQuery } from './queries';

const fields = { page: 1 } as const;

/** /answers: threads that everybody may read (docs/product/community.md, "Public answers"). */
export function AnswersScreen() {
  const { shown, change } = useAddress(fields);
  const list = useQuery(publicListQuery(shown.page));
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (page: number) => {
    change({ page });
    top.current?.focus();
  };
  return (
    <>
      <PageHeader title={texts.publicAnswers} lead={texts.publicAnswersLead} />
      <Container className="py-8 sm:py-12">
        <div ref={top} tabIndex={-1} className="scroll-mt-28 outline-none">
          <ListFrame query={list} failed={texts.publicAnswersFailed} denied={texts.publicAnswersFailed} waiting={<Waiting />}>
            {({ count, results }) =>
              results.length === 0 ? (
                <EmptyState headingLevel={2} title={texts.noPublicAnswers} icon={<MessageSquare />} />
              ) : (
                <>
                  <ul className="max-w-3xl divide-y divide-line border-y border-line">
                    {results.map((row) => (
                      <li key={row.id} className="py-6">
                        <AnswersRow row={row} />
                      </li>
                    ))}
                  </ul>
                  <Pagination className="mt-8" label={texts.publicAnswersPages} page={shown.page} pageCount={Math.ceil(count / answersPerPage)} onPage={turnTo} />
                </>
              )
            }
          </ListFrame>
        </div>
      </Container>
    </>
  );
}

/** One thread in the list: its title, which is the link, and how it begins. */
function AnswersRow({ row }: { row: PublicRow }) {
  return (
    <article className="relative flex min-w-0 flex-col gap-2">
      <h2 className="text-xl wrap-anywhere">
        <Link to={`/answers/${row.id}`} lang={langOf(row.title)} className="text-ink decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline">
          {row.title}
        </Link>
      </h2>
      <p lang={langOf(row.excerpt)} className="line-clamp-3 text-muted wrap-anywhere">
        {row.excerpt}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge>{texts.categoryNames[row.category]}</Badge>
        {countText(texts.answerCount, row.answers)}
        <span lang={langOf(row.author_name)} className="wrap-anywhere">
          {fillText(texts.askedBy, { name: row.author_name })}
        </span>
      </p>
    </article>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="flex max-w-3xl flex-col gap-6">
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-28" />
    ))}
  </div>
);
