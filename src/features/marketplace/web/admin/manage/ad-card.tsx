import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { capitalised } from '~/shared/capitalised';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { RowAction } from '~/ui/office/row-actions';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { ContentText } from '~/ui/content-text';
import type { ManagedAd } from '../../../contract';
import { TierBadge } from '../../components/tier-badge';
import { AdMedium } from './ad-medium';
import { StatusBadge } from './status';
import * as texts from '../../../texts';

type AdCardProps = Record<'onEdit' | 'onRenew' | 'onDelete', (ad: ManagedAd) => void> & { ad: ManagedAd };

// On a phone all three buttons stand in one line.
const buttonClass = 'pointer-coarse:min-h-11 max-sm:px-2.5!';

/** Shows an ad of the grid: its medium, its status, and its actions. */
export function AdCard({ ad, onEdit, onRenew, onDelete }: AdCardProps) {
  const of = fillText(texts.ofAdOf, { shop: ad.shop_name });
  const looks = { of, variant: 'secondary', className: buttonClass } as const;
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
          <dd>{formatMoment(ad.starts_at)}</dd>
          <dt className="text-muted">{ad.status === 'ended' ? texts.ended : texts.ends}</dt>
          <dd>{formatMoment(ad.ends_at)}</dd>
          {ad.outage_days > 0 && <dd className="col-span-2">{countText(texts.outageDays, ad.outage_days)}</dd>}
        </dl>
        <div className="mt-auto flex flex-wrap gap-2">
          <RowAction {...looks} Icon={Pencil} label={common.edit} onClick={() => onEdit(ad)} />
          <RowAction {...looks} Icon={CalendarPlus} label={texts.renewIt} onClick={() => onRenew(ad)} />
          <ButtonLink to={`/app/admin/ads/${ad.id}/figures`} variant="secondary" size="sm" className={buttonClass}>
            {texts.figures}
            <span className="sr-only"> {of}</span>
          </ButtonLink>
          <RowAction
            {...looks}
            danger
            variant="ghost"
            className={`ms-auto ${buttonClass}`}
            Icon={Trash2}
            label={common.deleteIt}
            onClick={() => onDelete(ad)}
          />
        </div>
      </div>
    </Card>
  );
}
