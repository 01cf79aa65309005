import { useInfiniteQuery } from '@tanstack/react-query';
import { SectionRows } from '~/features/person/web/public';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { ContentText } from '~/ui/content-text';
import { useDialog } from '~/ui/hooks/use-dialog';
import { ListFrame } from '~/ui/office/list-frame';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { Skeleton } from '~/ui/skeleton';
import type { CardHolder } from '../../contract';
import * as texts from '../../texts';
import { cardOfQuery } from '../queries';
import { CardActions, StateOfCard } from './holders';
import { RevokeDialog } from './revoke-dialog';
import { useIssue } from './use-issue';

/** Renders a member's card and the cards before it, with what the office can do about them. */
export function Section({ person, messages }: PersonSectionProps) {
  const query = useInfiniteQuery(cardOfQuery(person.id));
  const revoking = useDialog<CardHolder>();
  const { issue, issuingTo } = useIssue(messages);
  return (
    <>
      <ListFrame query={query} failed={texts.cardOfFailed} waiting={<Skeleton className="h-24" />}>
        {({ pages: [first] }) =>
          first?.holder ? (
            <div className="flex flex-wrap items-center justify-between gap-4">
              <StateOfCard holder={first.holder} />
              <div className="flex flex-wrap gap-2 print:hidden">
                <CardActions
                  holder={first.holder}
                  size="sm"
                  onRevoke={revoking.show}
                  onIssue={issue}
                  issuingTo={issuingTo}
                />
              </div>
            </div>
          ) : (
            <p className="text-muted">{texts.onlyMembersHaveCards}</p>
          )
        }
      </ListFrame>
      {query.data?.pages.some(({ results }) => results.length > 0) && (
        <>
          <h3 className="mt-5 mb-2 text-sm font-semibold">{texts.earlierCards}</h3>
          <SectionRows
            query={query}
            failed={texts.cardOfFailed}
            empty=""
            keyOf={({ id }) => id}
            className="py-2 wrap-anywhere"
          >
            {(card) => (
              <>
                {fillText(texts.issuedAndEnded, {
                  day: formatDate(card.issued_at) ?? '',
                  end: formatDate(card.revoked_at) ?? '',
                })}
                {card.reason && (
                  <span className="block text-muted">
                    <ContentText>{card.reason}</ContentText>
                  </span>
                )}
              </>
            )}
          </SectionRows>
        </>
      )}
      {revoking.render((state, holder) => (
        <RevokeDialog holder={holder} {...state} messages={messages} />
      ))}
    </>
  );
}
