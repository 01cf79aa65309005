import { clsx } from 'clsx';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { PersonCell } from '~/ui/office/cells';
import type { CardHolder } from '../../contract';
import type { CardState } from '../../contract/status';
import * as texts from '../../texts';
import { StatusBadge } from '../status-badge';

const tones: Record<CardState, BadgeTone> = { live: 'primary', none: 'neutral', revoked: 'danger' };

type HoldersProps = {
  holders: readonly CardHolder[];
  onRevoke: (holder: CardHolder) => void;
  onIssue: (holder: CardHolder) => void;
  /** The member whose card is being issued. */
  issuingTo: number | null;
};

/** Renders members with what the office can do about their cards. On a phone each member is a card. */
export const Holders = ({ holders, onRevoke, onIssue, issuingTo }: HoldersProps) => (
  <ul className="divide-y divide-line rounded-lg border border-line bg-card">
    {holders.map((holder) => (
      <li
        key={holder.id}
        className={clsx(
          'grid items-center gap-x-5 gap-y-3 p-4',
          'md:grid-cols-[minmax(0,2fr)_minmax(0,1.2fr)_minmax(0,1.6fr)_13rem]',
        )}
      >
        <PersonCell person={holder} />
        <div className="min-w-0 text-sm">
          <p className="tabular-nums">{holder.membership_id ?? '–'}</p>
          <p className="text-muted wrap-anywhere">{holder.area_name ?? common.notAssigned}</p>
        </div>
        <StateOfCard holder={holder} />
        <div className="flex gap-2 md:justify-end">
          <Button
            variant="secondary"
            size="sm"
            className="pointer-coarse:min-h-11"
            aria-label={fillText(holder.card === 'live' ? texts.replaceCardOf : texts.issueCardOf, {
              name: holder.full_name,
            })}
            loading={issuingTo === holder.id}
            onClick={() => onIssue(holder)}
          >
            {holder.card === 'live' ? texts.replace : texts.issue}
          </Button>
          {holder.card === 'live' && (
            <Button
              variant="ghost"
              size="sm"
              className="pointer-coarse:min-h-11"
              aria-label={fillText(texts.takeBackCardOf, { name: holder.full_name })}
              onClick={() => onRevoke(holder)}
            >
              {texts.takeBack}
            </Button>
          )}
        </div>
      </li>
    ))}
  </ul>
);

/** Renders the state of a member's card, and since when. */
export const StateOfCard = ({ holder }: { holder: CardHolder }) => (
  <div className="min-w-0 text-sm">
    <p className="flex flex-wrap gap-1.5">
      <Badge tone={tones[holder.card]}>{texts.stateNames[holder.card]}</Badge>
      <StatusBadge status={holder.status} />
    </p>
    <p className="mt-1 text-xs text-muted wrap-anywhere">{sinceOf(holder)}</p>
  </div>
);

function sinceOf({ card, issued_at: issued, revoked_at: revoked, reason }: CardHolder): string {
  if (card === 'live') return fillText(texts.issuedOn, { day: formatDate(issued) ?? '' });
  return card === 'revoked' ? `${formatDate(revoked)}: ${reason}` : '';
}
