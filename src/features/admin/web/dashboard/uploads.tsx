import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { MarketplaceUploads } from '~/features/marketplace/web/public';
import { ButtonLink } from '~/ui/button-link';
import { TaskCard } from '~/ui/task-card';
import { Block } from './block';

/** What staff put on the public site. */
export function Uploads() {
  return (
    <Block title="Uploads" lead="Changes appear on the public pages at once.">
      {/* Three and two: no row has a hole. */}
      <ul className="grid gap-4 sm:grid-cols-2 sm:max-lg:[&>:last-child]:col-span-2 lg:grid-cols-6 lg:*:col-span-2 lg:[&>:nth-child(n+4)]:col-span-3">
        <MarketplaceUploads />
        <TaskCard icon={<CalendarDays />} title="Manage Events" lead="Events and their posters, upcoming and past.">
          <ButtonLink size="sm" to="/admin/manage-events">
            Manage Events
          </ButtonLink>
        </TaskCard>
        <TaskCard icon={<BookOpen />} title="Manage Resources" lead="Flipbooks and documents of the library.">
          <ButtonLink size="sm" to="/admin/manage-resources">
            Manage Resources
          </ButtonLink>
        </TaskCard>
      </ul>
    </Block>
  );
}
