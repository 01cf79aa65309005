import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { PersonCell } from '~/ui/office/cells';
import type { ListColumn } from '~/ui/office/list-table';
import type { CardHolder } from '../../contract';
import type { CardState } from '../../contract/status';
import * as texts from '../../texts';
import { StatusBadge } from '../status-badge';

const tones: Record<CardState, BadgeTone> = { live: 'primary', none: 'neutral', revoked: 'danger' };

interface Deeds {
  onRevoke: (holder: CardHolder) => void;
  onIssue: (holder: CardHolder) => void;
  /** The member whose card is being issued. */
  issuingTo: number | null;
}

const columns: readonly ListColumn<CardHolder>[] = [
  { label: common.name, sort: 'full_name', cell: (holder) => <PersonCell person={holder} /> },
  {
    label: common.membershipId,
    sort: 'membership_id',
    className: 'tabular-nums',
    cell: (holder) => holder.membership_id ?? '–',
  },
  {
    label: texts.area,
    sort: 'area_name',
    className: 'wrap-anywhere',
    cell: (holder) => holder.area_name ?? common.notAssigned,
  },
  { label: texts.card, sort: '-issued_at', cell: (holder) => <StateOfCard holder={holder} /> },
];

/** Returns the table of members with what the office can do about their cards. */
export const holderTable = ({ onRevoke, onIssue, issuingTo }: Deeds) => ({
  caption: texts.searchLabel,
  columns,
  keyOf: ({ id }: CardHolder) => id,
  actions: (holder: CardHolder) => <CardActions holder={holder} size="row" {...{ onIssue, onRevoke, issuingTo }} />,
});

type CardActionsProps = Deeds & { holder: CardHolder; size: 'row' | 'sm' };

/** Renders what the office can do about a member's card; screen readers hear whose it is. */
export function CardActions({ holder, size, onIssue, onRevoke, issuingTo }: CardActionsProps) {
  const isLive = holder.card === 'live';
  const labelOf = (text: typeof texts.issueCardOf | typeof texts.replaceCardOf | typeof texts.takeBackCardOf) =>
    fillText(text, { name: holder.full_name });
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        aria-label={labelOf(isLive ? texts.replaceCardOf : texts.issueCardOf)}
        loading={issuingTo === holder.id}
        onClick={() => onIssue(holder)}
      >
        {isLive ? texts.replace : texts.issue}
      </Button>
      {isLive && (
        <Button variant="ghost" size={size} aria-label={labelOf(texts.takeBackCardOf)} onClick={() => onRevoke(holder)}>
          {texts.takeBack}
        </Button>
      )}
    </>
  );
}

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
