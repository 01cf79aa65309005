import type { ReactNode } from 'react';
import { Container } from './container';
import { PageHeader } from './page-header';
import { Skeleton } from './skeleton';

type PageWaitingProps = {
  title: string;
  /** In place of the usual header, that of the page itself. */
  header?: ReactNode;
};

/** Renders a private page before its person and data are known: its heading, and grey where the rest will be. */
export function PageWaiting({ title, header = <PageHeader title={title} /> }: PageWaitingProps) {
  return (
    <div aria-busy="true">
      {header}
      <Container className="grid gap-6 py-8 sm:py-12 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Skeleton className="h-96" />
        <div className="flex flex-col gap-6">
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
      </Container>
    </div>
  );
}
