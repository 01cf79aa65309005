import { useInfiniteQuery } from '@tanstack/react-query';
import { SectionRows } from '~/features/person/web/public';
import { dutyNames } from '~/shared/role-names';
import { ButtonLink } from '~/ui/button-link';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import type { PersonSectionProps } from '~/ui/office/person-section';
import * as texts from '../texts';
import { committeeOf, termOf } from './position-table';
import { positionsOfQuery } from './queries';

/** Renders a person's positions, those that have ended too, and their duties. */
export function Section({ person }: PersonSectionProps) {
  const query = useInfiniteQuery(positionsOfQuery(person.id));
  return (
    <>
      {person.duties.length > 0 && (
        <p className="mb-4 flex flex-wrap gap-2">
          {person.duties.map((duty) => (
            <Badge key={duty}>{dutyNames[duty]}</Badge>
          ))}
        </p>
      )}
      <SectionRows
        query={query}
        failed={texts.listFailed}
        empty={texts.noPositionOf}
        keyOf={({ id }) => id}
        className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 first:pt-0"
      >
        {(position) => (
          <>
            <span className="font-semibold wrap-anywhere">
              <ContentText>{position.title}</ContentText>
            </span>
            <span className="wrap-anywhere">{committeeOf(position)}</span>
            <span className="text-muted sm:ms-auto">{termOf(position)}</span>
            <Badge tone={position.state === 'current' ? 'primary' : 'quiet'}>{texts.stateNames[position.state]}</Badge>
          </>
        )}
      </SectionRows>
      <ButtonLink variant="secondary" size="sm" className="mt-5 print:hidden" to="/app/admin/positions">
        {texts.allPositions}
      </ButtonLink>
    </>
  );
}
