import { useQuery } from '@tanstack/react-query';
import { useLocation } from '~/router';
import { lazyForm } from '~/ui/forms/lazy-form';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { categoriesQuery, locationsQuery } from '../queries';

/** The shop finder; its code is fetched when a visitor turns to it. */
export const FinderForm = lazyForm(() => import('./shop-finder').then(({ ShopFinder }) => ShopFinder));

/** Shows the finder in the page. Its code is fetched at once when the address holds a search. */
export function LazyFinder() {
  const hydrated = useHydrated();
  const { search } = useLocation();
  // The page's HTML holds them: they stay cached while the finder waits.
  useQuery(categoriesQuery);
  useQuery(locationsQuery);
  return <FinderForm wanted={hydrated && search !== ''} />;
}
