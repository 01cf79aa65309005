import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMessage } from '~/ui/hooks/use-message';
import { usePolled } from '~/ui/hooks/use-polled';
import { DockedMessage } from '~/ui/docked-message';
import { ListFrame } from '~/ui/office/list-frame';
import { Skeleton } from '~/ui/skeleton';
import type { OwnRequest } from '../../contract/requests';
import * as texts from '../../texts';
import { EraseSection } from './erase-section';
import { ExportSection } from './export-section';
import { OwnRequests } from './own-requests';
import { ownRequestsQuery } from './queries';

/** Milliseconds between polls while a copy of the data is being made. */
const everyMs = 4000;

/** Renders the requests: a copy, a request to the office, and erasure (docs/product/privacy.md, "Requests"). */
export function RequestSections() {
  const query = useQuery(ownRequestsQuery);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const isMaking = query.data?.some(({ kind, state }) => kind === 'export' && state === 'open') ?? false;
  usePolled(ownRequestsQuery, { on: isMaking, everyMs });
  const top = useFocusOnBeginning(query.data && (erasureIn(query.data)?.id ?? null));
  return (
    <div ref={top} tabIndex={-1} className="flex scroll-mt-28 flex-col gap-8 outline-none">
      <DockedMessage message={message} />
      <ListFrame query={query} failed={texts.ownFailed} waiting={<SectionsSkeleton />}>
        {(requests) => {
          const erasure = erasureIn(requests);
          return (
            <>
              <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
                <ExportSection last={requests.find(({ kind }) => kind === 'export')} messages={messages} />
                <OwnRequests requests={requests.filter(({ kind }) => kind !== 'export')} messages={messages} />
              </div>
              <EraseSection isPending={erasure !== undefined} messages={messages} />
            </>
          );
        }}
      </ListFrame>
    </div>
  );
}

const erasureIn = (requests: readonly OwnRequest[]) =>
  requests.find(({ kind, state }) => kind === 'erase' && state === 'open');

/**
 * Returns a ref to the element that receives the focus when `value` changes from null to a number: the button that
 * caused the change has disappeared by then.
 */
function useFocusOnBeginning(value: number | null | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === null && typeof value === 'number') place.current?.focus();
    last.current = value;
  }, [value]);
  return place;
}

const SectionsSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-8">
    <Skeleton className="h-48" />
    <Skeleton className="h-48" />
    <Skeleton className="h-64" />
  </div>
);
