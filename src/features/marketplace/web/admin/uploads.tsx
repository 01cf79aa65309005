import Megaphone from 'lucide-react/icons/megaphone';
import Store from 'lucide-react/icons/store';
import Tags from 'lucide-react/icons/tags';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { TaskCard } from '~/ui/task-card';
import { CategoryList } from './categories/category-list';
import { CreateCategory } from './categories/create-category';
import { CreateShop } from './shops/create-shop';
import { ShopList } from './shops/shop-list';

type Window = 'create-category' | 'category-list' | 'create-shop' | 'shop-list';

/**
 * The marketplace's cards of the dashboard's Uploads section (members-and-administration.md section 2), as the <li> of
 * the list that the dashboard makes.
 */
export function MarketplaceUploads() {
  const [open, setOpen] = useState<Window | null>(null);
  const windowOf = (window: Window) => ({
    open: open === window,
    onOpenChange: (next: boolean) => setOpen(next ? window : null),
    onClose: () => setOpen(null),
  });
  return (
    <>
      <TaskCard icon={<Tags />} title="Manage Categories" lead="The trades that shops are found under.">
        <Button size="sm" onClick={() => setOpen('create-category')}>
          Create Category
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setOpen('category-list')}>
          Category List
        </Button>
      </TaskCard>
      <TaskCard icon={<Store />} title="Manage Shops" lead="Shops of the marketplace, and the ads they take.">
        <Button size="sm" onClick={() => setOpen('create-shop')}>
          Create Shop
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setOpen('shop-list')}>
          Shop List
        </Button>
      </TaskCard>
      <TaskCard icon={<Megaphone />} title="Manage Ads" lead="What runs, what is to come, and what is over.">
        <ButtonLink size="sm" to="/admin/manage-ads">
          Manage Ads
        </ButtonLink>
      </TaskCard>
      <CreateCategory {...windowOf('create-category')} />
      <CategoryList {...windowOf('category-list')} />
      <CreateShop {...windowOf('create-shop')} />
      <ShopList {...windowOf('shop-list')} />
    </>
  );
}
