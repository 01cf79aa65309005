import { useQuery } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { useDialog } from '~/ui/hooks/use-dialog';
import { ListFrame } from '~/ui/office/list-frame';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { Skeleton } from '~/ui/skeleton';
import type { CardHolder } from '../../contract';
import * as texts from '../../texts';
import { cardOfQuery } from '../queries';
import { StateOfCard } from './holders';
import { RevokeDialog } from './revoke-dialog';
import { useIssue } from './use-issue';

/** Renders a member's card and the cards before it, with what the office can do about them. */
export function Section({ person, messages }: PersonSectionProps) {
  const query = useQuery({ ...cardOfQuery(person.id), enabled: person.is_member });
  const revoking = useDialog<CardHolder>();
  const { issue, issuingTo } = useIssue(messages);
  if (!person.is_member) return <p className="text-muted">{texts.onlyMembersHaveCards}</p>;
  return (
    <>
      <ListFrame query={query} failed={texts.cardOfFailed} waiting={<Skeleton className="h-24" />}>
        {({ holder, earlier }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-4">
              <StateOfCard holder={holder} />
              <div className="flex flex-wrap gap-2 print:hidden">
                <Button variant="secondary" size="sm" loading={issuingTo !== null} onClick={() => issue(holder)}>
                  {holder.card === 'live' ? texts.replace : texts.issue}
                </Button>
                {holder.card === 'live' && (
                  <Button variant="ghost" size="sm" onClick={() => revoking.show(holder)}>
                    {texts.takeBack}
                  </Button>
                )}
              </div>
            </div>
            {earlier.length > 0 && (
              <>
                <h3 className="mt-5 text-sm font-semibold">{texts.earlierCards}</h3>
                <ul className="mt-2 divide-y divide-line text-sm">
                  {earlier.map((card) => (
                    <li key={card.issued_at} className="py-2 wrap-anywhere">
                      {fillText(texts.issuedAndEnded, {
                        day: formatDate(card.issued_at) ?? '',
                        end: formatDate(card.revoked_at) ?? '',
                      })}
                      {card.reason && (
                        <span className="block text-muted">
                          <ContentText>{card.reason}</ContentText>
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </ListFrame>
      {revoking.subject && (
        <RevokeDialog key={revoking.key} holder={revoking.subject} {...revoking.state} messages={messages} />
      )}
    </>
  );
}
