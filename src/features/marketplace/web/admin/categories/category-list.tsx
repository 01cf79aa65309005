import { useMutation, useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Tags from 'lucide-react/icons/tags';
import Trash2 from 'lucide-react/icons/trash-2';
import { capitalised } from '~/shared/capitalised';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ContentText } from '~/ui/content-text';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import { fill } from '~/ui/fill';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { IconButton } from '~/ui/icon-button';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { sayOutcome } from '~/ui/office/say-outcome';
import { Skeleton } from '~/ui/skeleton';
import type { ManagedCategory } from '../../../contract';
import { shopsQuery } from '../../queries';
import { deleteCategory } from '../mutations';
import { managedCategoriesQuery } from '../queries';
import { EditCategory } from './edit-category';
import * as texts from '../../../texts';

/** The Category List window: every category with the number of its shops, and ways to edit and delete it. */
export function CategoryList({ open, onClose }: DialogState) {
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && onClose()} title={texts.categoryList} width="md">
      <Categories />
    </Dialog>
  );
}

function Categories() {
  const list = useQuery(managedCategoriesQuery);
  const { data: shops } = useQuery(shopsQuery);
  const { mutateAsync: remove } = useMutation(deleteCategory);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const editing = useDialog<ManagedCategory>();
  const words = { done: texts.categoryDeleted, failed: texts.failedToDeleteCategory };
  const deletion = useDeletion(({ id }: ManagedCategory) =>
    sayOutcome(messages, remove({ params: { id } }), words).catch(() => false),
  );
  return (
    <>
      <div className="sticky top-0 z-10">
        <MessageBanner message={message} className="mb-4 shadow-md" />
      </div>
      <ListFrame query={list} failed={texts.failedToLoadCategories} waiting={<Skeleton className="h-64" />}>
        {(categories) => (
          <>
            {categories.length === 0 && (
              <EmptyState title={texts.noCategoriesYet} icon={<Tags />} headingLevel={3}>
                {texts.createTheFirstCategory}
              </EmptyState>
            )}
            <ul className="divide-y divide-line">
              {categories.map((category) => (
                <li key={category.id} className="flex min-h-14 items-center gap-4 py-1.5">
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <ContentText>{capitalised(category.name)}</ContentText>
                    {shops && (
                      <span className="block text-xs text-muted">
                        {countOf(shops.filter((shop) => shop.category === category.id).length)}
                      </span>
                    )}
                  </span>
                  <IconButton
                    label={fillText(texts.editName, { name: category.name })}
                    onClick={() => editing.show(category)}
                  >
                    <Pencil aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={fillText(texts.deleteName, { name: category.name })}
                    onClick={() => deletion.ask(category)}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
          </>
        )}
      </ListFrame>
      {editing.subject && (
        <EditCategory
          {...editing.state}
          category={editing.subject}
          onSaved={() => {
            editing.close();
            messages.success(texts.categoryUpdated);
          }}
        />
      )}
      <ConfirmDialog
        {...deletion.dialog}
        title={texts.deleteCategory}
        description={fill(texts.deleteCategoryQuestion, { name: deletion.item?.name })}
        confirmLabel={texts.deleteIt}
        danger
      />
    </>
  );
}

const countOf = (shops: number) => (shops === 0 ? texts.noShops : countText(texts.shopCount, shops));
