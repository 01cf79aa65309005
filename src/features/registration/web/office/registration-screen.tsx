import { useQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import Ticket from 'lucide-react/icons/ticket';
import type { ReactNode } from 'react';
import { eventQuery, type EventDetail } from '~/features/events/web/public';
import { fillText } from '~/shared/fill-text';
import { isMissing } from '~/shared/record-page';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { ListFrame, ListSkeleton } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import * as texts from '../../texts';
import { AttendeesTab } from './attendees-tab';
import { CameTab } from './came-tab';
import { registrationFields, tabs } from './filters';
import { GatesTab } from './gates-tab';
import { NumbersTab } from './numbers-tab';
import { settingsQuery } from './queries';
import { SettingsTab } from './settings-tab';
import { eventMoment } from './words';

const { office } = texts;

/** Renders the registration of an event (docs/product/registration.md, "The office's screen"); no id: there is none. */
export function RegistrationScreen({ id }: { id: number | null }) {
  if (id === null) return <NoEvent />;
  return <OfEvent id={id} />;
}

function OfEvent({ id }: { id: number }) {
  const event = useQuery(eventQuery(id));
  if (isMissing(event.error)) return <NoEvent />;
  return (
    <Frame event={event.data}>
      <ListFrame query={event} failed={office.failedToLoad} waiting={<ListSkeleton />}>
        {(found) => <Registration event={found} />}
      </ListFrame>
    </Frame>
  );
}

function Registration({ event }: { event: EventDetail }) {
  const { shown, change } = useAddress(registrationFields);
  const settings = useQuery(settingsQuery(event.id));
  const isClosed = isMissing(settings.error);
  const toTab = (tab: string) => change({ tab: tab as (typeof tabs)[number], page: 1 }, 'choice');
  const opened = (part: ReactNode) =>
    isClosed ? (
      <EmptyState
        headingLevel={2}
        title={office.notOpened}
        icon={<Ticket />}
        action={<Button onClick={() => toTab('settings')}>{office.toSettings}</Button>}
      >
        {office.notOpenedWhy}
      </EmptyState>
    ) : (
      <ListFrame query={settings} failed={office.failedToLoad} waiting={<ListSkeleton />}>
        {() => part}
      </ListFrame>
    );
  return (
    <Tabs value={shown.tab} onValueChange={toTab}>
      <TabList label={office.title}>
        {tabs.map((tab) => (
          <Tab key={tab} value={tab}>
            {office.tabs[tab]}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="attendees">{opened(<AttendeesTab event={event} />)}</TabPanel>
      <TabPanel value="numbers">
        {opened(<NumbersTab event={event} due={settings.data?.numbers_due ?? null} />)}
      </TabPanel>
      <TabPanel value="came">{opened(<CameTab id={event.id} />)}</TabPanel>
      <TabPanel value="gates">{opened(<GatesTab event={event} />)}</TabPanel>
      <TabPanel value="settings">
        {isClosed ? (
          <SettingsTab id={event.id} settings={null} />
        ) : (
          <ListFrame query={settings} failed={office.failedToLoad} waiting={<ListSkeleton />}>
            {(found) => <SettingsTab id={event.id} settings={found} />}
          </ListFrame>
        )}
      </TabPanel>
    </Tabs>
  );
}

/** Renders the screen's frame while the session is unknown. */
export const RegistrationWaiting = () => (
  <Frame>
    <ListSkeleton />
  </Frame>
);

function Frame({ event, children }: { event?: EventDetail | undefined; children: ReactNode }) {
  return (
    <OfficePage
      title={event ? fillText(office.of, { event: event.title }) : office.title}
      lead={event && eventMoment(event)}
      busy={!event}
    >
      <BackLink to="/admin/manage-events" className="mb-2 print:hidden">
        {office.backToEvents}
      </BackLink>
      {children}
    </OfficePage>
  );
}

const NoEvent = () => (
  <OfficePage title={office.title}>
    <EmptyState
      headingLevel={2}
      title={office.noEvent}
      icon={<CalendarX />}
      action={<BackLink to="/admin/manage-events">{office.backToEvents}</BackLink>}
    />
  </OfficePage>
);
