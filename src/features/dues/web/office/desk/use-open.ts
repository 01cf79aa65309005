import { useQuery } from '@tanstack/react-query';
import { duesOfPersonQuery, invoicesOfShopQuery } from './queries';
import type { Payer } from './use-payers';

/** Returns the invoices of a payer of which something is open; none of an unknown one. */
export function useOpen(payer: Payer | undefined) {
  const isShop = payer?.kind === 'shop';
  const person = useQuery({ ...duesOfPersonQuery(payer?.id ?? 0), enabled: payer?.kind === 'person' });
  const shop = useQuery({ ...invoicesOfShopQuery(payer?.id ?? 0), enabled: isShop });
  const { isPending, isError, isFetching, refetch } = isShop ? shop : person;
  const invoices = (isShop ? shop.data?.results : payer && person.data?.invoices) ?? [];
  return { open: invoices.filter(({ open }) => open > 0), isPending, isError, isFetching, refetch };
}
