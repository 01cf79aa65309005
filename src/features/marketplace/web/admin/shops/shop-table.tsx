import ImageUp from 'lucide-react/icons/image-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from '~/router';
import { capitalised } from '~/shared/capitalised';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import { RowAction } from '~/ui/office/row-actions';
import { VirtualCell, VirtualTable } from '~/ui/virtual-table';
import type { ManagedAd, Shop } from '../../../contract';
import * as texts from '../../../texts';

type Actions = Record<'onEdit' | 'onUpload' | 'onDelete', (shop: Shop) => void>;

type ShopTableProps = Actions & {
  shops: readonly Shop[];
  /** Undefined while the ads load. */
  ads: readonly ManagedAd[] | undefined;
};

const columns = [
  { label: common.name, width: 'minmax(0,1.1fr)' },
  { label: common.address, width: 'minmax(0,1.4fr)' },
  { label: texts.hasAd, width: '7.5rem' },
  { label: common.actions, width: common.language === 'ml' ? '29rem' : '21rem', hideLabel: true },
];

/** Shows shops with name, address, whether they have an ad, and their actions; cards on phones. */
export function ShopTable({ shops, ads, ...actions }: ShopTableProps) {
  return (
    <VirtualTable
      caption={common.shops}
      columns={columns}
      rows={shops}
      keyOf={({ id }) => id}
      estimate={{ line: 69, card: 188 }}
    >
      {(shop) => <Cells shop={shop} ads={ads?.filter((ad) => ad.shop === shop.id)} {...actions} />}
    </VirtualTable>
  );
}

// On a phone, and in Malayalam, all three actions stand in one line, in words.
const actionClass =
  'pointer-coarse:min-h-11 max-sm:px-3! max-sm:[&_svg]:hidden xl:malayalam:px-2! xl:malayalam:[&_svg]:hidden';

type CellsProps = Actions & { shop: Shop; ads: readonly ManagedAd[] | undefined };

function Cells({ shop, ads, onEdit, onUpload, onDelete }: CellsProps) {
  const looks = { of: shop.name, variant: 'secondary', className: actionClass } as const;
  return (
    <>
      <VirtualCell className="wrap-anywhere max-xl:col-span-full">
        <span className="font-semibold max-sm:text-base">
          <ContentText>{shop.name}</ContentText>
        </span>
        <span className="block text-xs text-muted">
          <ContentText>{capitalised(shop.category_name)}</ContentText>
          {' · '}
          <Link to={`/app/admin/shop-contacts/${shop.id}`} className="link inline-flex min-h-6 items-center">
            {texts.contacts}
            <span className="sr-only"> {fillText(common.ofName, { name: shop.name })}</span>
          </Link>
        </span>
      </VirtualCell>
      <VirtualCell label={common.address} className="wrap-anywhere max-xl:col-span-full sm:max-xl:col-span-2">
        <ContentText>{shop.address || common.notAvailable}</ContentText>
      </VirtualCell>
      <VirtualCell label={texts.hasAd} className="max-sm:col-span-full">
        <HasAd ads={ads} />
      </VirtualCell>
      <VirtualCell className="flex flex-wrap gap-2 max-xl:col-span-full">
        <RowAction {...looks} Icon={Pencil} label={common.edit} onClick={() => onEdit(shop)} />
        <RowAction {...looks} Icon={ImageUp} label={texts.uploadAd} onClick={() => onUpload(shop)} />
        <RowAction
          {...looks}
          danger
          variant="ghost"
          Icon={Trash2}
          label={common.deleteIt}
          onClick={() => onDelete(shop)}
        />
      </VirtualCell>
    </>
  );
}

function HasAd({ ads }: { ads: readonly ManagedAd[] | undefined }) {
  if (!ads) return '…';
  if (ads.length === 0) return texts.no;
  const live = ads.some(({ status }) => status === 'live');
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {texts.yes}
      {!live && <Badge>{texts.notLive}</Badge>}
    </span>
  );
}
