import { useQuery, useQueryClient } from '@tanstack/react-query';
import Tags from 'lucide-react/icons/tags';
import Trash2 from 'lucide-react/icons/trash-2';
import { Banner } from '~/ui/banner';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { useBanner } from '~/ui/hooks/use-banner';
import { IconButton } from '~/ui/icon-button';
import { Skeleton } from '~/ui/skeleton';
import type { Category } from '../../../contract';
import { categoriesQuery, shopsQuery } from '../../queries';
import { call } from '../api';
import { linesOf } from '../failure';
import { useAsked } from '../use-asked';

type WindowProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The Category List window: every category with the number of its shops, and a way to delete it. */
export function CategoryList({ open, onOpenChange }: WindowProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Category List" width="md">
      <Categories />
    </Dialog>
  );
}

function Categories() {
  const client = useQueryClient();
  const list = useQuery(categoriesQuery);
  const { data: shops } = useQuery(shopsQuery);
  const [banner, say] = useBanner({ clearAfter: 5000 });
  const { about: asked, ask, ...question } = useAsked<Category>();

  const remove = async (category: Category) => {
    say();
    try {
      await call('DELETE /api/marketplace/shop-categories/:id/', { params: { id: category.id } });
      client.setQueryData(categoriesQuery.queryKey, (now) => now?.filter(({ id }) => id !== category.id));
      say('success', 'Category deleted successfully');
    } catch (error) {
      say('error', ...linesOf('Failed to delete category', error));
    }
    void client.invalidateQueries();
  };

  if (list.isPending) return <Skeleton className="h-64" />;
  if (!list.data) {
    return <ErrorState title="Failed to load categories." retrying={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  return (
    <>
      <div className="sticky top-0 z-10">
        <Banner banner={banner} className="mb-4 shadow-md" />
      </div>
      {list.data.length === 0 && (
        <EmptyState title="No categories yet" icon={<Tags />} headingLevel={3}>
          Shops need one: create the first.
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {list.data.map((category) => (
          <li key={category.id} className="flex min-h-14 items-center gap-4 py-1.5">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {category.name}
              {shops && <span className="block text-xs text-muted">{countOf(shops.filter((shop) => shop.category === category.id).length)}</span>}
            </span>
            <IconButton label={`Delete ${category.name}`} onClick={() => ask(category)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        {...question}
        title="Delete category"
        description={`Are you sure you want to delete the category ${asked?.name}? This action cannot be undone.`}
        confirmLabel="Delete"
        danger
        onConfirm={() => remove(asked!)}
      />
    </>
  );
}

const countOf = (shops: number) => (shops === 1 ? '1 shop' : shops === 0 ? 'No shops' : `${shops} shops`);
