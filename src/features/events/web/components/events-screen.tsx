import { useQuery } from '@tanstack/react-query';
import { formatDate } from '~/shared/format-date';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { Container } from '~/ui/container';
import { Stat, StatGrid } from '~/ui/stat';
import type { Event, EventSummary } from '../../contract';
import { useFreshDays } from '../fresh-days';
import { pastQuery, summaryQuery, upcomingQuery } from '../queries';
import { EventLists } from './event-lists';
import { EventsHeader, EventsWaiting } from './events-waiting';
import { Featured } from './featured';
import { LoadError } from './load-error';
import { Subscribe } from './subscribe';
import * as texts from '../../texts';

/** Shows the events page (docs/product/events.md, "Events page"): loading, failed or loaded. */
export function EventsScreen() {
  const upcoming = useQuery(upcomingQuery);
  const past = useQuery(pastQuery);
  const summary = useQuery(summaryQuery);
  const answeredAt = Math.min(upcoming.dataUpdatedAt, past.dataUpdatedAt);
  useFreshDays([...(upcoming.data ?? []), ...(past.data ?? [])], answeredAt);
  const loaded = upcoming.data && past.data && summary.data;
  const error = upcoming.error ?? past.error ?? summary.error;
  if (loaded) return <Loaded upcoming={upcoming.data} past={past.data} summary={summary.data} />;
  if (!error) return <EventsWaiting />;
  return (
    <>
      <EventsHeader />
      <Container className="py-section">
        <LoadError error={error} onRetry={() => window.location.reload()} />
      </Container>
    </>
  );
}

type LoadedProps = { upcoming: readonly Event[]; past: readonly Event[]; summary: EventSummary };

function Loaded({ upcoming, past, summary }: LoadedProps) {
  // An event that began today is still listed, but the banner looks ahead.
  const next = upcoming.find((event) => event.is_upcoming);
  return (
    <>
      <EventsHeader />
      {next && <Featured event={next} />}
      <Container className="pt-8 pb-section sm:pt-12">
        <StatGrid label={texts.inFigures} className="mb-8 sm:mb-12">
          <Stat label={texts.totalEvents} value={formatCount(summary.total_events)} />
          <Stat label={texts.upcoming} value={formatCount(summary.upcoming_events)} />
          <Stat label={texts.pastEvents} value={formatCount(summary.past_events)} />
          <Stat
            label={texts.lastUpdated}
            value={
              <span className="text-xl whitespace-nowrap lg:text-3xl big-letters:whitespace-normal">
                {formatDate(summary.last_updated) ?? common.notAvailable}
              </span>
            }
          />
        </StatGrid>
        <EventLists upcoming={upcoming} past={past} />
      </Container>
      <Subscribe />
    </>
  );
}
