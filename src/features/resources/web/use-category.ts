import { useAddress } from '~/ui/hooks/use-address';
import { resourceCategories } from '../contract/categories';

const fields = { category: ['', ...resourceCategories] } as const;

/** Returns the category that filters documents, stored in the address; '' means all. */
export function useCategory() {
  const { shown, change } = useAddress(fields);
  return {
    chosen: shown.category as string,
    choose: (category: string) => change({ category: category as typeof shown.category }),
  };
}
