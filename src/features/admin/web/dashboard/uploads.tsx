import { clsx } from 'clsx';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { MarketplaceUploads } from '~/features/marketplace/web/public';
import * as common from '~/shared/texts';
import { TaskLink } from '~/ui/task-card';
import { Block } from './block';
import * as texts from '../../texts';

/** Renders the links to what staff publish on the public site. */
export function Uploads() {
  return (
    <Block title={common.uploads} lead={texts.uploadsLead}>
      {/* Three and two columns: no row has a gap. */}
      <ul
        className={clsx(
          'grid gap-4 sm:grid-cols-2 sm:max-lg:[&>:last-child]:col-span-2 lg:grid-cols-6 lg:*:col-span-2',
          'lg:[&>:nth-child(n+4)]:col-span-3',
        )}
      >
        <MarketplaceUploads />
        <TaskLink
          icon={<CalendarDays />}
          title={common.manageEvents}
          lead={texts.manageEventsLead}
          to="/admin/manage-events"
        />
        <TaskLink
          icon={<BookOpen />}
          title={common.manageResources}
          lead={texts.manageResourcesLead}
          to="/admin/manage-resources"
        />
      </ul>
    </Block>
  );
}
