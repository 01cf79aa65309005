import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Tags from 'lucide-react/icons/tags';
import Trash2 from 'lucide-react/icons/trash-2';
import { capitalised } from '~/shared/capitalised';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { ContentText } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import { DockedMessage } from '~/ui/docked-message';
import { useMessage } from '~/ui/hooks/use-message';
import { IconButton } from '~/ui/icon-button';
import { ListFrame } from '~/ui/office/list-frame';
import { useRecordDeletion } from '~/ui/office/use-record-deletion';
import { Skeleton } from '~/ui/skeleton';
import type { ManagedCategory } from '../../../contract';
import { shopsQuery } from '../../queries';
import { ListWindow } from '../list-window';
import { deleteCategory } from '../mutations';
import { managedCategoriesQuery } from '../queries';
import { EditCategory } from './edit-category';
import * as texts from '../../../texts';

/**
 * Shows the Category List window: every category with the number of its shops, and the buttons to edit and delete it.
 */
export function CategoryList(state: DialogState) {
  return (
    <ListWindow {...state} title={texts.categoryList} width="md">
      <Categories />
    </ListWindow>
  );
}

/** Shows every category with the number of its shops, and the actions on them. */
export function Categories() {
  const list = useQuery(managedCategoriesQuery);
  const { data: shops } = useQuery(shopsQuery);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const editing = useDialog<ManagedCategory>();
  const deletion = useRecordDeletion<ManagedCategory>(messages, deleteCategory, {
    done: texts.categoryDeleted,
    failed: texts.failedToDeleteCategory,
    closes: true,
  });
  return (
    <>
      <DockedMessage message={message} />
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
                    label={fillText(common.editName, { name: category.name })}
                    onClick={() => editing.show(category)}
                  >
                    <Pencil aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={fillText(common.deleteName, { name: category.name })}
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
      {editing.render((state, category) => (
        <EditCategory {...state} category={category} onSaved={() => messages.success(texts.categoryUpdated)} />
      ))}
      {deletion.question(({ name }) => ({
        title: texts.deleteCategory,
        description: fillText(texts.deleteCategoryQuestion, { name }),
        confirmLabel: common.deleteIt,
      }))}
    </>
  );
}

const countOf = (shops: number) => (shops === 0 ? texts.noShops : countText(texts.shopCount, shops));
