import { useInfiniteQuery } from '@tanstack/react-query';
import { ReadOn } from '~/features/person/web/public';
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
  const query = useInfiniteQuery(cardOfQuery(person.id));
  const revoking = useDialog<CardHolder>();
  const { issue, issuingTo } = useIssue(messages);
  return (
    <>
      <ListFrame query={query} failed={texts.cardOfFailed} waiting={<Skeleton className="h-24" />}>
        {({ pages: [first] }) =>
          first?.holder ? (
            <Holder holder={first.holder} onRevoke={revoking.show} onIssue={issue} issuing={issuingTo !== null} />
          ) : (
            <p className="text-muted">{texts.onlyMembersHaveCards}</p>
          )
        }
      </ListFrame>
      {query.data?.pages.some(({ results }) => results.length > 0) && (
        <>
          <h3 className="mt-5 mb-2 text-sm font-semibold">{texts.earlierCards}</h3>
          <ReadOn query={query} failed={texts.cardOfFailed} empty="">
            {(cards) => (
              <ul className="divide-y divide-line text-sm">
                {cards.map((card) => (
                  <li key={card.id} className="py-2 wrap-anywhere">
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
            )}
          </ReadOn>
        </>
      )}
      {revoking.render((state, holder) => (
        <RevokeDialog holder={holder} {...state} messages={messages} />
      ))}
    </>
  );
}

type HolderProps = {
  holder: CardHolder;
  onRevoke: (holder: CardHolder) => void;
  onIssue: (holder: CardHolder) => void;
  issuing: boolean;
};

const Holder = ({ holder, onRevoke, onIssue, issuing }: HolderProps) => (
  <div className="flex flex-wrap items-center justify-between gap-4">
    <StateOfCard holder={holder} />
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        variant="secondary"
        size="sm"
        aria-label={fillText(holder.card === 'live' ? texts.replaceCardOf : texts.issueCardOf, {
          name: holder.full_name,
        })}
        loading={issuing}
        onClick={() => onIssue(holder)}
      >
        {holder.card === 'live' ? texts.replace : texts.issue}
      </Button>
      {holder.card === 'live' && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={fillText(texts.takeBackCardOf, { name: holder.full_name })}
          onClick={() => onRevoke(holder)}
        >
          {texts.takeBack}
        </Button>
      )}
    </div>
  </div>
);
