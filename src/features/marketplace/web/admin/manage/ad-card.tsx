import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { capitalised } from '~/shared/capitalised';
import { showMoment } from '~/shared/show-date';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import type { ManagedAd } from '../../../contract';
import { TierBadge } from '../../components/tier-badge';
import { AdMedium } from './ad-medium';
import { StatusBadge } from './status';

type AdCardProps = Record<'onEdit' | 'onRenew' | 'onDelete', (ad: ManagedAd) => void> & { ad: ManagedAd };

// On a phone all three stand in one line.
const buttonClass = 'pointer-coarse:min-h-11 max-sm:px-2.5!';

/** One ad of the grid: what it shows, where it stands, and what can be done with it. */
export function AdCard({ ad, onEdit, onRenew, onDelete }: AdCardProps) {
  const of = <span className="sr-only"> ad of {ad.shop_name}</span>;
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <AdMedium ad={ad} className="border-b border-line" />
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <div className="flex flex-wrap gap-2">
          <TierBadge tier={ad.ad_type} />
          <StatusBadge status={ad.status} />
        </div>
        <h2 className="mt-3 text-lg leading-snug">{ad.shop_name}</h2>
        <p className="text-sm text-muted">{capitalised(ad.category_name)}</p>
        <dl className="mt-3 mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm tabular-nums">
          <dt className="text-muted">{ad.status === 'scheduled' ? 'Starts' : 'Started'}</dt>
          <dd>{showMoment(ad.starts_at) ?? 'N/A'}</dd>
          <dt className="text-muted">{ad.status === 'ended' ? 'Ended' : 'Ends'}</dt>
          <dd>{showMoment(ad.ends_at) ?? 'N/A'}</dd>
        </dl>
        <div className="mt-auto flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" className={buttonClass} onClick={() => onEdit(ad)}>
            <Pencil aria-hidden="true" />
            Edit{of}
          </Button>
          <Button variant="secondary" size="sm" className={buttonClass} onClick={() => onRenew(ad)}>
            <CalendarPlus aria-hidden="true" />
            Renew{of}
          </Button>
          <Button variant="ghost" size="sm" className={`ms-auto text-danger! ${buttonClass}`} onClick={() => onDelete(ad)}>
            <Trash2 aria-hidden="true" />
            Delete{of}
          </Button>
        </div>
      </div>
    </Card>
  );
}
