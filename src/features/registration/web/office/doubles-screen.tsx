import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { BackLink } from '~/ui/back-link';
import { EmptyState } from '~/ui/empty-state';
import { useMessage } from '~/ui/hooks/use-message';
import { ListFrame, ListSkeleton } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import * as texts from '../../texts';
import { DoublesTable } from './doubles-table';
import { openDoublesQuery } from './queries';

const { office } = texts;

/** Renders the tickets of all events that two doors scanned, and that wait for a look. */
export function DoublesScreen() {
  const doubles = useQuery(openDoublesQuery);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  return (
    <OfficePage title={office.doubles} lead={office.doublesWhy} message={message}>
      <BackLink to="/admin/manage-events" className="mb-2">
        {office.backToEvents}
      </BackLink>
      <ListFrame query={doubles} failed={office.cameFailed} waiting={<ListSkeleton />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState headingLevel={2} title={office.allLookedAt} icon={<CircleCheck />} />
          ) : (
            <DoublesTable doubles={results} withEvent messages={messages} />
          )
        }
      </ListFrame>
    </OfficePage>
  );
}

/** Renders the screen's frame while the session is unknown. */
export const DoublesWaiting = () => (
  <OfficePage title={office.doubles} busy>
    <ListSkeleton />
  </OfficePage>
);
