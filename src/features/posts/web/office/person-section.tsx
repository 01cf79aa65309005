import { useInfiniteQuery } from '@tanstack/react-query';
import { ReadOn } from '~/features/person/web/public';
import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import { sectionQueriesOf } from '~/shared/section-queries';
import { ContentText } from '~/ui/content-text';
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
    <ReadOn query={query} failed={texts.personCircularsFailed} empty={texts.noPersonCirculars}>
      {(circulars) => (
        <ul className="divide-y divide-line text-sm">
          {circulars.map((circular) => (
            <li key={circular.id} className="py-2.5 first:pt-0">
              <Link
                to={`/app/admin/posts?post=${circular.id}`}
                className="link inline-flex items-center wrap-anywhere pointer-coarse:min-h-11"
              >
                <ContentText>{circular.title}</ContentText>
              </Link>
              <p className="text-muted">{wordsOf(circular)}</p>
            </li>
          ))}
        </ul>
      )}
    </ReadOn>
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
