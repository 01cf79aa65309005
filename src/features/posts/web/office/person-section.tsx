import { useInfiniteQuery } from '@tanstack/react-query';
import { RowLink, SectionRows } from '~/features/person/web/public';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import { sectionQueriesOf } from '~/shared/section-queries';
import type { PersonSectionProps } from '~/ui/office/person-section';
import type { CircularOf, personCircularCalls } from '../../contract/person';
import * as texts from '../../texts';

const section = sectionQueriesOf<typeof personCircularCalls>();
const address = 'GET /api/admin/people/:id/circulars/';
const circularsOfQuery = section(address);

/** Renders the circulars that a person received, has read and confirmed. */
export function Section({ person }: PersonSectionProps) {
  const query = useInfiniteQuery(circularsOfQuery(person.id));
  return (
    <SectionRows
      query={query}
      failed={texts.personCircularsFailed}
      empty={texts.noPersonCirculars}
      keyOf={({ id }) => id}
      className="py-2.5 first:pt-0"
    >
      {(circular) => (
        <>
          <RowLink to={`/app/admin/posts?post=${circular.id}`} className="wrap-anywhere">
            {circular.title}
          </RowLink>
          <p className="text-muted">{wordsOf(circular)}</p>
        </>
      )}
    </SectionRows>
  );
}

const momentIn = (done: string, missing: string, at: string | null) =>
  at ? fillText(done, { moment: formatMoment(at) ?? '' }) : missing;

const wordsOf = ({ told_at: told, read_at: read, needs_ack: needsAck, ack_at: ack }: CircularOf) =>
  [
    momentIn(texts.toldOn, texts.notTold, told),
    momentIn(texts.readOn, texts.personNotRead, read),
    ...(needsAck || ack ? [momentIn(texts.ackOn, texts.notAcked, ack)] : []),
  ].join(' · ');
