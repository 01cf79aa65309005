import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { MarketplaceUploads } from '~/features/marketplace/web/public';
import { ButtonLink } from '~/ui/button-link';
import { TaskCard } from '~/ui/task-card';
import { Block } from './block';
import * as texts from '../../texts';

/** What staff put on the public site. */
export function Uploads() {
  return (
    <Block title={texts.uploads} lead={texts.uploadsLead}>
      {/* Three and two: no row has a hole. */}
      <ul className="grid gap-4 sm:grid-cols-2 sm:max-lg:[&>:last-child]:col-span-2 lg:grid-cols-6 lg:*:col-span-2 lg:[&>:nth-child(n+4)]:col-span-3">
        <MarketplaceUploads />
        <TaskCard icon={<CalendarDays />} title={texts.manageEvents} lead={texts.manageEventsLead}>
          <ButtonLink size="sm" to="/admin/manage-events">
            {texts.manageEvents}
          </ButtonLink>
        </TaskCard>
        <TaskCard icon={<BookOpen />} title={texts.manageResources} lead={texts.manageResourcesLead}>
          <ButtonLink size="sm" to="/admin/manage-resources">
            {texts.manageResources}
          </ButtonLink>
        </TaskCard>
      </ul>
    </Block>
  );
}
