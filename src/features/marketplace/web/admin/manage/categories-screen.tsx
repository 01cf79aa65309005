import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useDialog } from '~/ui/hooks/use-dialog';
import { OfficePage } from '~/ui/office/office-page';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../../../texts';
import { Categories } from '../categories/category-list';
import { CreateCategory } from '../categories/create-category';
import { managedCategoriesQuery } from '../queries';

const frame = {
  title: texts.manageCategories,
  lead: texts.manageCategoriesLead,
  action: { Icon: Plus, label: texts.createCategory },
};

/** Shows the list of categories as a screen: what the dashboard's window has (docs/product/marketplace.md). */
export function CategoriesScreen() {
  const list = useQuery(managedCategoriesQuery);
  const creating = useDialog();
  return (
    <OfficePage
      {...frame}
      refresh={{ isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      onAction={() => creating.show(true)}
    >
      <div className="max-w-2xl">
        <Categories />
      </div>
      {creating.render((state) => (
        <CreateCategory {...state} />
      ))}
    </OfficePage>
  );
}

/** Shows the screen before the person is known. */
export const CategoriesWaiting = () => (
  <OfficePage {...frame} busy refresh={null}>
    <Skeleton className="h-64 max-w-2xl" />
  </OfficePage>
);
