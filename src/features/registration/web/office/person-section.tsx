import { useInfiniteQuery } from '@tanstack/react-query';
import { RowLink, SectionRows } from '~/features/person/web/public';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import type { PersonSectionProps } from '~/ui/office/person-section';
import type { PersonEvent } from '../../contract/schemas';
import * as texts from '../../texts';
import { eventsOfQuery } from './queries';
import { peopleText } from './words';

const { office } = texts;

/** Renders the events for which a person registered, and to which they came. */
export function Section({ person }: PersonSectionProps) {
  const query = useInfiniteQuery(eventsOfQuery(person.id));
  const hours = query.data?.pages[0]?.cpd_hours ?? 0;
  return (
    <>
      {hours > 0 && <p className="mb-3 font-semibold">{fillText(office.hoursInAll, { hours })}</p>}
      <SectionRows
        query={query}
        failed={office.personEventsFailed}
        empty={office.noPersonEvents}
        keyOf={({ id }) => id}
        className="py-2 wrap-anywhere"
      >
        {(row) => (
          <>
            <RowLink to={`/app/admin/events/${row.event_id}/registration`} className="font-semibold">
              {row.title}
            </RowLink>
            <span className="block text-muted">{factsOf(row)}</span>
          </>
        )}
      </SectionRows>
    </>
  );
}

const factsOf = (row: PersonEvent): string =>
  [
    formatDate(row.event_date),
    texts.statusNames[row.status],
    peopleText(row.people),
    row.people_in > 0 && fillText(office.cameIn, { in: row.people_in, of: row.people }),
    row.cpd_hours !== null && fillText(office.hoursOf, { hours: row.cpd_hours }),
  ]
    .filter(Boolean)
    .join(' · ');
