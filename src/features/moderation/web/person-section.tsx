import { useInfiniteQuery } from '@tanstack/react-query';
import { RowLink, SectionRows } from '~/features/person/web/public';
import { countText } from '~/shared/count-text';
import { formatMoment } from '~/shared/format-date';
import { sectionQueriesOf } from '~/shared/section-queries';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import type { PersonSectionProps } from '~/ui/office/person-section';
import type { personBoardCalls } from '../contract/person';
import * as texts from '../texts';

const section = sectionQueriesOf<typeof personBoardCalls>();
const address = 'GET /api/admin/people/:id/board/';
const boardOfQuery = section(address);

/** Renders the questions, answers and flags of a person, each with the way to its thread. */
export function Section({ person }: PersonSectionProps) {
  const query = useInfiniteQuery(boardOfQuery(person.id));
  return (
    <SectionRows
      query={query}
      failed={texts.personBoardFailed}
      empty={texts.nothingOnBoard}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      className="py-2.5 first:pt-0"
    >
      {(row) => (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-muted">
              {texts.boardKinds[row.kind]} · {formatMoment(row.at)}
            </span>
            {row.is_hidden && <Badge tone="brass">{texts.hiddenPost}</Badge>}
            {row.flag_count > 0 && <Badge tone="brass">{countText(texts.openFlags, row.flag_count)}</Badge>}
          </p>
          <RowLink to={`/community?question=${row.question_id}`} className="wrap-anywhere">
            {row.title}
          </RowLink>
          {row.text && (
            <p className="line-clamp-2 wrap-anywhere">
              <ContentText>{row.text}</ContentText>
            </p>
          )}
        </>
      )}
    </SectionRows>
  );
}
