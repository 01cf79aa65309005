import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BackLink } from '~/ui/back-link';
import { Banner } from '~/ui/banner';
import { Container } from '~/ui/container';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { Skeleton } from '~/ui/skeleton';
import type { Attachment, FlaggedItem as Item } from '../../contract';
import { flagsThatHide } from '../../contract/limits';
import { ViewerDialog } from '../dialogs/viewer-dialog';
import { plural } from '../labels';
import { DecisionDialog } from './decision-dialog';
import { FlaggedItem } from './flagged-item';
import { itemsPerPage } from './queries';
import { isSame, useFlags, type Decision } from './use-flags';

/** readings.md, "Community": what members have flagged, hidden posts first, and the superuser's decision. */
export function FlagsScreen() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { list, banner, decide } = useFlags(page);
  const [asked, setAsked] = useState<{ item: Item; decision: Decision } | null>(null);
  const [asking, setAsking] = useState(false);
  const [decided, setDecided] = useState(false);
  const [viewed, setViewed] = useState<{ item: Item; file: Attachment } | null>(null);
  const [viewing, setViewing] = useState(false);
  const top = useRef<HTMLParagraphElement>(null);
  const data = list.data;
  const pageCount = data ? Math.max(1, Math.ceil(data.count / itemsPerPage)) : 1;
  const turnTo = (next: number) => setParams(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true });

  useEffect(() => {
    // The last one of the last page was decided.
    if (data && page > pageCount) setParams(pageCount === 1 ? {} : { page: String(pageCount) }, { replace: true });
  }, [data, page, pageCount, setParams]);

  useEffect(() => {
    // The card that had the focus is gone.
    if (decided && !asking) top.current?.focus({ preventScroll: true });
  }, [decided, asking]);

  const ask = (item: Item, decision: Decision) => {
    setDecided(false);
    setAsked({ item, decision });
    setAsking(true);
  };
  const view = (item: Item, file: Attachment) => {
    setViewed({ item, file });
    setViewing(true);
  };
  const confirm = async () => {
    if (!asked) return;
    await decide(asked.item, asked.decision);
    setDecided(true);
  };

  return (
    <>
      <FlagsHeader />
      <Container className="py-8 sm:py-12">
        <div className="pointer-events-none sticky top-[calc(var(--spacing-header)+0.75rem)] z-20">
          <Banner banner={banner} className="pointer-events-auto mb-5 shadow-md" />
        </div>
        <p ref={top} tabIndex={-1} className="mb-4 scroll-mt-28 text-sm text-muted outline-none">
          {data && countOf(data.count)}
        </p>
        {data ? (
          <Items items={data.results} empty={data.count === 0} onDecide={ask} onOpen={view} />
        ) : list.isPending ? (
          <FlagsSkeleton />
        ) : (
          <ErrorState
            title="Failed to load flagged posts. Please try again."
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        )}
        <Pagination
          className="mt-6"
          label="Pages of flagged posts"
          page={Math.min(page, pageCount)}
          pageCount={pageCount}
          onPage={(next) => {
            turnTo(next);
            top.current?.focus();
          }}
        />
      </Container>
      {viewed && (
        <ViewerDialog
          open={viewing}
          onOpenChange={setViewing}
          // Asked anew, the list has a new address for it.
          attachment={data?.results.find((item) => isSame(item, viewed.item))?.attachment ?? viewed.file}
          onRefresh={() => list.refetch()}
        />
      )}
      {asked && <DecisionDialog open={asking} asked={asked} onClose={() => setAsking(false)} onConfirm={confirm} />}
    </>
  );
}

/** The screen before the person is known. */
export function FlagsWaiting() {
  return (
    <div aria-busy="true">
      <FlagsHeader />
      <Container className="py-8 sm:py-12">
        <FlagsSkeleton />
      </Container>
    </div>
  );
}

function FlagsHeader() {
  return (
    <PageHeader
      title="Flagged Posts"
      lead={`What members have flagged in the community. After ${flagsThatHide} people's flags a post is hidden until you decide.`}
      back={<BackLink to="/app/admin/dashboard">Admin Dashboard</BackLink>}
    />
  );
}

type ItemsProps = {
  items: readonly Item[];
  empty: boolean;
  onDecide: (item: Item, decision: Decision) => void;
  onOpen: (item: Item, file: Attachment) => void;
};

function Items({ items, empty, onDecide, onOpen }: ItemsProps) {
  if (empty) {
    return (
      <EmptyState headingLevel={2} title="No flagged posts" icon={<ShieldCheck />}>
        Nothing waits for your decision.
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-5">
      {items.map((item) => (
        <FlaggedItem
          key={`${item.content_type} ${item.content_id}`}
          item={item}
          onDecide={(decision) => onDecide(item, decision)}
          onOpen={(file) => onOpen(item, file)}
        />
      ))}
    </ul>
  );
}

function FlagsSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}

const countOf = (count: number) => plural(count, 'flagged post');
