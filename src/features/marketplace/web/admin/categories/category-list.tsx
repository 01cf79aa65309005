import { useMutation, useQuery } from '@tanstack/react-query';
import Tags from 'lucide-react/icons/tags';
import Trash2 from 'lucide-react/icons/trash-2';
import { capitalised } from '~/shared/capitalised';
import { counted } from '~/shared/show-count';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import { useDeletion } from '~/ui/hooks/use-deletion';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { IconButton } from '~/ui/icon-button';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { sayOutcome } from '~/ui/office/say-outcome';
import { Skeleton } from '~/ui/skeleton';
import type { Category } from '../../../contract';
import { categoriesQuery, shopsQuery } from '../../queries';
import { deleteCategory } from '../mutations';

/** The Category List window: every category with the number of its shops, and a way to delete it. */
export function CategoryList({ open, onClose }: DialogState) {
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && onClose()} title="Category List" width="md">
      <Categories />
    </Dialog>
  );
}

function Categories() {
  const list = useQuery(categoriesQuery);
  const { data: shops } = useQuery(shopsQuery);
  const { mutateAsync: remove } = useMutation(deleteCategory);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const words = { done: 'Category deleted successfully', failed: 'Failed to delete category' };
  const deletion = useDeletion(({ id }: Category) => sayOutcome(messages, remove({ params: { id } }), words).catch(() => false));
  return (
    <>
      <div className="sticky top-0 z-10">
        <MessageBanner message={message} className="mb-4 shadow-md" />
      </div>
      <ListFrame query={list} failed="Failed to load categories." waiting={<Skeleton className="h-64" />}>
        {(categories) => (
          <>
            {categories.length === 0 && (
              <EmptyState title="No categories yet" icon={<Tags />} headingLevel={3}>
                Shops need one: create the first.
              </EmptyState>
            )}
            <ul className="divide-y divide-line">
              {categories.map((category) => (
                <li key={category.id} className="flex min-h-14 items-center gap-4 py-1.5">
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    {capitalised(category.name)}
                    {shops && <span className="block text-xs text-muted">{countOf(shops.filter((shop) => shop.category === category.id).length)}</span>}
                  </span>
                  <IconButton label={`Delete ${category.name}`} onClick={() => deletion.ask(category)}>
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
          </>
        )}
      </ListFrame>
      <ConfirmDialog
        {...deletion.dialog}
        title="Delete Category"
        description={`Are you sure you want to delete the category ${deletion.item?.name}? This action cannot be undone.`}
        confirmLabel="Delete"
        danger
      />
    </>
  );
}

const countOf = (shops: number) => (shops === 0 ? 'No shops' : counted(shops, 'shop'));
