import Megaphone from 'lucide-react/icons/megaphone';
import Store from 'lucide-react/icons/store';
import Tags from 'lucide-react/icons/tags';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { useDialog } from '~/ui/hooks/use-dialog';
import { TaskCard } from '~/ui/task-card';
import { CategoryList } from './categories/category-list';
import { CreateCategory } from './categories/create-category';
import { CreateShop } from './shops/create-shop';
import { ShopList } from './shops/shop-list';
import * as texts from '../../texts';

/**
 * The marketplace's cards of the dashboard's Uploads section (docs/product/marketplace.md, "Uploads cards"), as the <li> of
 * the list that the dashboard makes.
 */
export function MarketplaceUploads() {
  const newCategory = useDialog();
  const categories = useDialog();
  const newShop = useDialog();
  const shops = useDialog();
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
      <TaskCard icon={<Megaphone />} title={texts.manageAds} lead={texts.manageAdsLead}>
        <ButtonLink size="sm" to="/admin/manage-ads">
          {texts.manageAds}
        </ButtonLink>
      </TaskCard>
      <CreateCategory {...newCategory.state} />
      <CategoryList {...categories.state} />
      <CreateShop {...newShop.state} />
      <ShopList {...shops.state} />
    </>
  );
}
