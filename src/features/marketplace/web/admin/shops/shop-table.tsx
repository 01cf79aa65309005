import ImageUp from 'lucide-react/icons/image-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { ManagedAd, Shop } from '../../../contract';

type Actions = Record<'onEdit' | 'onUpload' | 'onDelete', (shop: Shop) => void>;

type ShopTableProps = Actions & {
  shops: readonly Shop[];
  /** Undefined while they load. */
  ads: readonly ManagedAd[] | undefined;
};

/** Shops with name, address, whether they have an ad, and what can be done with them; cards on phones. */
export function ShopTable({ shops, ads, ...actions }: ShopTableProps) {
  return (
    <Table caption="Shops" hideCaption>
      <THead>
        <Th>Name</Th>
        <Th>Address</Th>
        <Th>Has Ad</Th>
        <Th>
          <span className="sr-only">Actions</span>
        </Th>
      </THead>
      <TBody>
        {shops.map((shop) => (
          <Row key={shop.id} shop={shop} ads={ads?.filter((ad) => ad.shop === shop.id)} {...actions} />
        ))}
      </TBody>
    </Table>
  );
}

// On a phone all three stand in one line, in words.
const actionClass = 'pointer-coarse:min-h-11 max-sm:px-3! max-sm:[&_svg]:hidden';

type RowProps = Actions & { shop: Shop; ads: readonly ManagedAd[] | undefined };

function Row({ shop, ads, onEdit, onUpload, onDelete }: RowProps) {
  const of = <span className="sr-only"> {shop.name}</span>;
  return (
    <Tr>
      <Td className="min-w-40 wrap-anywhere">
        <span className="font-semibold max-sm:text-base">{shop.name}</span>
        <span className="block text-xs text-muted">{shop.category_name}</span>
      </Td>
      <Td label="Address" className="wrap-anywhere">
        {shop.address || 'N/A'}
      </Td>
      <Td label="Has Ad">
        <HasAd ads={ads} />
      </Td>
      <Td>
        <div className="flex flex-wrap gap-2 max-sm:mt-2 sm:w-max sm:flex-nowrap">
          <Button variant="secondary" size="sm" className={actionClass} onClick={() => onEdit(shop)}>
            <Pencil aria-hidden="true" />
            Edit{of}
          </Button>
          <Button variant="secondary" size="sm" className={actionClass} onClick={() => onUpload(shop)}>
            <ImageUp aria-hidden="true" />
            Upload Ad{of}
          </Button>
          <Button variant="ghost" size="sm" className={`text-danger! ${actionClass}`} onClick={() => onDelete(shop)}>
            <Trash2 aria-hidden="true" />
            Delete{of}
          </Button>
        </div>
      </Td>
    </Tr>
  );
}

function HasAd({ ads }: { ads: readonly ManagedAd[] | undefined }) {
  if (!ads) return '…';
  if (ads.length === 0) return 'No';
  const live = ads.some(({ status }) => status === 'live');
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      Yes
      {!live && <Badge>Not live</Badge>}
    </span>
  );
}
