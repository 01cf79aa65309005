import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import { useLocation } from '~/router';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { useLazyPart } from '~/ui/hooks/use-lazy-part';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { Event } from '../../contract';
import { EventCard } from './event-card';
import * as texts from '../../texts';

const loadGallery = () => import('./poster-gallery');

const gridClass = 'grid gap-4 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:grid-cols-4';
// Both lists are in the HTML: without JavaScript both show, one below the other, with headings in place of the tabs.
const panelClass = 'noscript:block!';
const headingClass = 'sr-only noscript:not-sr-only noscript:mb-5!';

const fields = { tab: ['upcoming', 'past'] } as const;

/** Returns the tab in the address. While an event is open over the lists, at its own address, the tab stays. */
function useTab() {
  const { shown, change } = useAddress(fields);
  const { pathname } = useLocation();
  const [tab, setTab] = useState<string>(shown.tab);
  if (tab !== shown.tab && !pathname.startsWith('/events/event/')) setTab(shown.tab);
  return { tab, choose: (chosen: string) => change({ tab: chosen as typeof shown.tab }) };
}

type EventListsProps = { upcoming: readonly Event[]; past: readonly Event[] };

/** Shows both lists behind their tabs, and the gallery of a past event. */
export function EventLists({ upcoming, past }: EventListsProps) {
  const [gallery, setGallery] = useState<{ event: Event | null; open: boolean; opened: number }>({
    event: null,
    open: false,
    opened: 0,
  });
  const open = (event: Event) => setGallery(({ opened }) => ({ event, open: true, opened: opened + 1 }));
  const part = useLazyPart(loadGallery, gallery.opened);
  const { tab, choose } = useTab();
  return (
    <Tabs
      value={tab}
      onValueChange={(tab) => {
        choose(tab);
        // Loaded ahead, so that the gallery opens without a wait.
        if (tab === 'past') void loadGallery().catch(() => undefined);
      }}
    >
      <TabList label={common.events} className="js-only">
        <Tab value="upcoming">{fillText(texts.upcomingCount, { count: upcoming.length })}</Tab>
        <Tab value="past">{fillText(texts.pastCount, { count: past.length })}</Tab>
      </TabList>
      <TabPanel value="upcoming" forceMount className={panelClass}>
        <h2 className={headingClass}>{fillText(texts.upcomingCount, { count: upcoming.length })}</h2>
        {upcoming.length ? (
          <ul className={gridClass}>
            {upcoming.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </ul>
        ) : (
          <EmptyState title={texts.noUpcomingEvents} icon={<CalendarDays />}>
            {texts.nextOnesAnnounced}
          </EmptyState>
        )}
      </TabPanel>
      <TabPanel value="past" forceMount className={panelClass}>
        <h2 className={headingClass}>{fillText(texts.pastCount, { count: past.length })}</h2>
        {past.length ? (
          <ul className={gridClass}>
            {past.map((event) => (
              <EventCard key={event.id} event={event} onPosters={open} />
            ))}
          </ul>
        ) : (
          <EmptyState title={texts.noPastEvents} icon={<CalendarDays />}>
            {texts.pastOnesStay}
          </EmptyState>
        )}
      </TabPanel>
      {part && gallery.event && (
        <part.PosterGallery
          event={gallery.event}
          open={gallery.open}
          onClose={() => setGallery((now) => ({ ...now, open: false }))}
        />
      )}
    </Tabs>
  );
}
