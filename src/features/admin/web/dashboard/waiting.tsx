import { Container } from '~/ui/container';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';

/** The dashboard before the person is known. */
export function DashboardWaiting() {
  return (
    <div aria-busy="true">
      <PageHeader title="Admin Dashboard" lead="Members, areas and content of the district." />
      <Container className="py-8 sm:py-12">
        <DashboardSkeleton />
      </Container>
    </div>
  );
}

/** Grey where the numbers will be. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6 lg:gap-8">
      <Skeleton className="h-28" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-8">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
