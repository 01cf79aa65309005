import Megaphone from 'lucide-react/icons/megaphone';
import Store from 'lucide-react/icons/store';
import Tags from 'lucide-react/icons/tags';
import { Button } from '~/ui/button';
import { useAddress } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { TaskCard, TaskLink } from '~/ui/task-card';
import { CategoryList } from './categories/category-list';
import { CreateCategory } from './categories/create-category';
import { CreateShop } from './shops/create-shop';
import { ShopList } from './shops/shop-list';
import * as texts from '../../texts';

/** The search of the list of shops that an address opens, as the results of Find do. */
const fields = { shops: '' } as const;

/**
 * Shows the marketplace's cards of the dashboard's Uploads section (docs/product/marketplace.md, "Uploads cards"), as
 * <li> items of the dashboard's list.
 */
export function MarketplaceUploads() {
  const newCategory = useDialog();
  const categories = useDialog();
  const newShop = useDialog();
  const shops = useDialog();
  const { shown, clear } = useAddress(fields);
  return (
    <>
      <TaskCard icon={<Tags />} title={texts.manageCategories} lead={texts.manageCategoriesLead}>
        <Button size="sm" onClick={() => newCategory.show(true)}>
          {texts.createCategory}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => categories.show(true)}>
          {texts.categoryList}
        </Button>
      </TaskCard>
      <TaskCard icon={<Store />} title={texts.manageShops} lead={texts.manageShopsLead}>
        <Button size="sm" onClick={() => newShop.show(true)}>
          {texts.createShop}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => shops.show(true)}>
          {texts.shopList}
        </Button>
      </TaskCard>
      <TaskLink icon={<Megaphone />} title={texts.manageAds} lead={texts.manageAdsLead} to="/admin/manage-ads" />
      <CreateCategory {...newCategory.state} />
      <CategoryList {...categories.state} />
      <CreateShop {...newShop.state} />
      <ShopList {...shops.state} />
      {shown.shops !== '' && <ShopList open onClose={clear} ownStep={false} search={shown.shops} key={shown.shops} />}
    </>
  );
}
