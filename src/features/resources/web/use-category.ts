import { useAddress } from '~/ui/hooks/use-address';
import { resourceCategories } from '../contract/categories';

const fields = { category: ['', ...resourceCategories] } as const;

/** The category that documents are filtered by, kept in the address; '' is all of them. */
export function useCategory() {
  const { shown, change } = useAddress(fields);
  return {
    chosen: shown.category as string,
    choose: (category: string) => change({ category: category as typeof shown.category }),
  };
}
