import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '~/features/marketplace/web/public';
import type { Session } from '~/session';
import { hasAccess } from '~/shared/access';
import { duesOfPersonQuery } from './queries';
import type { Payer } from './use-payers';

/**
 * Reads the payer whom an address names. Without a payer where it names none, or one whose payments the person does
 * not record: they are chosen then.
 */
export function usePayer(session: Session, { user, shop }: { user: number; shop: number }) {
  const isShop = user === 0 && shop > 0 && hasAccess(session, 'treasurer');
  const person = useQuery({ ...duesOfPersonQuery(user), enabled: user > 0, retry: false });
  const seller = useQuery({ ...shopQuery(shop), enabled: isShop, retry: false });
  return { payer: payerOf(), isPending: (user > 0 && person.isPending) || (isShop && seller.isPending) };

  function payerOf(): Payer | undefined {
    if (user > 0 && person.data)
      return { kind: 'person', id: user, name: person.data.full_name, detail: person.data.membership_id ?? '' };
    if (isShop && seller.data) return { kind: 'shop', id: shop, name: seller.data.name, detail: seller.data.location };
    return undefined;
  }
}
