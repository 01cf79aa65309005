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
      <TaskCard icon={<Tags />} title="Manage Categories" lead="The trades that shops are found under.">
        <Button size="sm" onClick={() => newCategory.show(true)}>
          Create Category
        </Button>
        <Button size="sm" variant="secondary" onClick={() => categories.show(true)}>
          Category List
        </Button>
      </TaskCard>
      <TaskCard icon={<Store />} title="Manage Shops" lead="Shops of the marketplace, and the ads they take.">
        <Button size="sm" onClick={() => newShop.show(true)}>
          Create Shop
        </Button>
        <Button size="sm" variant="secondary" onClick={() => shops.show(true)}>
          Shop List
        </Button>
      </TaskCard>
      <TaskCard icon={<Megaphone />} title="Manage Ads" lead="What runs, what is to come, and what is over.">
        <ButtonLink size="sm" to="/admin/manage-ads">
          Manage Ads
        </ButtonLink>
      </TaskCard>
      <CreateCategory {...newCategory.state} />
      <CategoryList {...categories.state} />
      <CreateShop {...newShop.state} />
      <ShopList {...shops.state} />
    </>
  );
}
