import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { capitalised } from '~/shared/capitalised';
import { fillText } from '~/shared/fill-text';
import { showMoment } from '~/shared/show-date';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { ContentText } from '~/ui/content-text';
import type { ManagedAd } from '../../../contract';
import { TierBadge } from '../../components/tier-badge';
import { AdMedium } from './ad-medium';
import { StatusBadge } from './status';
import * as texts from '../../../texts';

type AdCardProps = Record<'onEdit' | 'onRenew' | 'onDelete', (ad: ManagedAd) => void> & { ad: ManagedAd };

// On a phone all three stand in one line.
const buttonClass = 'pointer-coarse:min-h-11 max-sm:px-2.5!';

/** One ad of the grid: what it shows, where it stands, and what can be done with it. */
export function AdCard({ ad, onEdit, onRenew, onDelete }: AdCardProps) {
  const of = <span className="sr-only"> {fillText(texts.ofAdOf, { shop: ad.shop_name })}</span>;
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <AdMedium ad={ad} className="border-b border-line" />
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <div className="flex flex-wrap gap-2">
          <TierBadge tier={ad.ad_type} />
          <StatusBadge status={ad.status} />
        </div>
        <h2 className="mt-3 text-lg leading-snug">
          <ContentText>{ad.shop_name}</ContentText>
        </h2>
        <p className="text-sm text-muted">
          <ContentText>{capitalised(ad.category_name)}</ContentText>
        </p>
        <dl className="mt-3 mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm tabular-nums">
          <dt className="text-muted">{ad.status === 'scheduled' ? texts.starts : texts.started}</dt>
          <dd>{showMoment(ad.starts_at)}</dd>
          <dt className="text-muted">{ad.status === 'ended' ? texts.ended : texts.ends}</dt>
          <dd>{showMoment(ad.ends_at)}</dd>
        </dl>
        <div className="mt-auto flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" className={buttonClass} onClick={() => onEdit(ad)}>
            <Pencil aria-hidden="true" />
            {texts.edit}
            {of}
          </Button>
          <Button variant="secondary" size="sm" className={buttonClass} onClick={() => onRenew(ad)}>
            <CalendarPlus aria-hidden="true" />
            {texts.renewIt}
            {of}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className={`ms-auto text-danger! ${buttonClass}`}
            onClick={() => onDelete(ad)}
          >
            <Trash2 aria-hidden="true" />
            {texts.deleteIt}
            {of}
          </Button>
        </div>
      </div>
    </Card>
  );
}
