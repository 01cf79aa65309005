import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useAddress } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { OfficePage } from '~/ui/office/office-page';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../../../texts';
import { shopsQuery } from '../../queries';
import { CreateShop } from '../shops/create-shop';
import { Shops } from '../shops/shop-list';

const frame = {
  title: texts.manageShops,
  lead: texts.manageShopsLead,
  action: { Icon: Plus, label: texts.createShop },
};
const fields = { search: '' } as const;

/** Shows the list of shops as a screen: what the dashboard's window has (docs/product/marketplace.md). */
export function ShopsScreen() {
  const list = useQuery(shopsQuery);
  const creating = useDialog();
  const { shown, change } = useAddress(fields);
  return (
    <OfficePage
      {...frame}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      onAction={() => creating.show(true)}
    >
      <Shops search={shown.search} onSearch={(search) => change({ search })} />
      {creating.render((state) => (
        <CreateShop {...state} />
      ))}
    </OfficePage>
  );
}

/** Shows the screen before the person is known. */
export const ShopsWaiting = () => (
  <OfficePage {...frame} busy refresh={null}>
    <Skeleton className="h-96" />
  </OfficePage>
);
