import { useQuery } from '@tanstack/react-query';
import { useLocation } from '~/router';
import { lateForm } from '~/ui/forms/late-form';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { categoriesQuery, locationsQuery } from '../queries';

/** The shop finder, whose code comes when somebody is there to search. */
export const FinderForm = lateForm(() => import('./shop-finder').then(({ ShopFinder }) => ShopFinder));

/** It comes at once when the address names a search. */
export function LateFinder() {
  const hydrated = useHydrated();
  const { search } = useLocation();
  // They are in its HTML: kept for as long as it waits.
  useQuery(categoriesQuery);
  useQuery(locationsQuery);
  return <FinderForm wanted={hydrated && search !== ''} />;
}
