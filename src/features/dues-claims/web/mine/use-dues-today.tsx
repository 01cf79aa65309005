import { useQuery } from '@tanstack/react-query';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import type { TodayItems } from '~/ui/today-list';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import { ownDuesQuery } from '~/features/dues/web/public';

/** Returns what a person has to pay, for their home; nothing while the office looks at what they say to have paid. */
export function useDuesToday(): TodayItems {
  const { data, isPending } = useQuery(ownDuesQuery);
  if (!data) return isPending ? undefined : [];
  const claimed = new Set(data.claims.filter(({ state }) => state === 'open').map(({ invoice_id: id }) => id));
  const [first] = data.invoices
    .filter(({ id, open }) => open > 0 && !claimed.has(id))
    .toSorted((a, b) => a.due_on.localeCompare(b.due_on));
  if (!first) return [];
  const text = fillText(texts.dueBy, { amount: formatMoney(data.due), day: formatDate(first.due_on) });
  return [{ to: '/member/dues', icon: <IndianRupee />, kind: common.dues, text, isUrgent: true }];
}
