import { useQuery } from '@tanstack/react-query';
import { useMessage } from '~/ui/hooks/use-message';
import { usePolled } from '~/ui/hooks/use-polled';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../../texts';
import { EraseBanner, EraseSection } from './erase-section';
import { ExportSection } from './export-section';
import { OwnRequests } from './own-requests';
import { ownRequestsQuery } from './queries';

/** How often it is looked whether a copy of the data is ready (ms). */
const everyMs = 4000;

/** What somebody can ask about their own data: a copy, something of the office, and to be erased (docs/product/privacy.md, "Requests"). */
export function RequestSections() {
  const query = useQuery(ownRequestsQuery);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const isMaking = query.data?.some(({ kind, state }) => kind === 'export' && state === 'open') ?? false;
  usePolled(ownRequestsQuery, { on: isMaking, everyMs });
  return (
    <div className="flex flex-col gap-8">
      <MessageBanner message={message} />
      <ListFrame query={query} failed={texts.ownFailed} waiting={<SectionsSkeleton />}>
        {(requests) => {
          const erasure = requests.find(({ kind, state }) => kind === 'erase' && state === 'open');
          return (
            <>
              {erasure && <EraseBanner erasure={erasure} messages={messages} />}
              <ExportSection last={requests.find(({ kind }) => kind === 'export')} messages={messages} />
              <OwnRequests requests={requests.filter(({ kind, id }) => kind !== 'export' && id !== erasure?.id)} messages={messages} />
              <EraseSection isUnderWay={erasure !== undefined} messages={messages} />
            </>
          );
        }}
      </ListFrame>
    </div>
  );
}

const SectionsSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-8">
    <Skeleton className="h-48" />
    <Skeleton className="h-48" />
    <Skeleton className="h-64" />
  </div>
);
