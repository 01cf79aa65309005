import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { headOf } from '~/shared/heads';
import { loads } from '~/shared/page';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { blocksOf } from '../blocks';
import { pick, siteQuery } from '../queries';
import * as texts from '../../texts';

/** The terms of use. */
const termsQuery = siteQuery('terms', ({ values }) => pick(values, ['terms']));

export const load = loads(termsQuery);

export const head = headOf({
  title: texts.pageTitle,
  page: texts.termsTitle,
  description: texts.termsDescription,
  path: '/terms',
});

/** Shows the terms of use, as the office has written them (docs/product/settings.md, "Terms"). */
export default function Terms() {
  const { data, isError, isFetching, refetch } = useQuery(termsQuery);
  return (
    <>
      <PageHeader title={texts.termsTitle} />
      <Container className="py-10 sm:py-14">
        {data ? (
          <TermsText text={data.terms} />
        ) : isError ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </Container>
    </>
  );
}

/** Shows paragraphs, which an empty line separates, and headings: lines that begin with `# `. */
function TermsText({ text }: { text: string }) {
  return (
    <div className="flex max-w-text flex-col gap-4">
      {blocksOf(text).map(({ heading, paragraphs }, index) => (
        <Fragment key={index}>
          {heading !== null && <h2 className="mt-5 text-2xl">{heading}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line wrap-anywhere">
              {paragraph}
            </p>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
