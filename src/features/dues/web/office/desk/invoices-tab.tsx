import { useQuery } from '@tanstack/react-query';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { type Shown } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { ListColumn } from '~/ui/office/list-table';
import { OfficeList } from '~/ui/office/office-list';
import { useOfficeList } from '~/ui/office/use-office-list';
import { NameCell } from '~/ui/office/cells';
import { type ListSearch } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { sortsOf } from '~/ui/sort-button';
import { invoiceStates } from '~/shared/dues/choices';
import type { Invoice } from '../../../contract/schemas';
import * as texts from '../../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { StatusBadge } from '../../status-badge';
import { RecordLink } from '../record-link';
import { TabBar } from '../tab-bar';
import type { DuesTabProps } from '../tabs';
import { InvoiceDeedDialog, type InvoiceDeed } from './invoice-deeds';
import { exportInvoices } from './mutations';
import { allPlansQuery, invoiceFilterOf, invoicesQuery, PAGE } from './queries';

const fields = {
  search: '',
  plan: '',
  status: ['all', ...invoiceStates],
  sort: sortsOf('number', 'payer', 'amount', 'open', 'due_on', 'status'),
  page: 1,
} as const;

/** Renders the invoices (docs/product/dues.md, "Office screens"). */
export function Tab({ messages }: DuesTabProps) {
  const plans = useQuery(allPlansQuery);
  const deeds = useDialog<InvoiceDeed>();
  const search: ListSearch<Shown<typeof fields>> = {
    label: duesTexts.invoicesTitle,
    placeholder: texts.invoiceSearchHint,
    maxLength: 100,
    choices: [
      {
        name: 'plan',
        label: texts.plan,
        options: [
          { value: '', label: texts.allPlans },
          ...(plans.data?.results ?? []).map(({ id, name, year }) => ({
            value: String(id),
            label: `${name}, ${year}`,
          })),
        ],
      },
      {
        name: 'status',
        label: common.status,
        options: [{ value: 'all', label: common.all }, ...optionsOf(invoiceStates, texts.statusNames)],
      },
    ],
  };
  const { list, exportButtons } = useOfficeList({
    fields,
    search,
    query: invoicesQuery,
    perPage: PAGE,
    messages,
    files: { call: exportInvoices, input: (shown) => ({ query: invoiceFilterOf(shown) }), list: 'invoices' },
  });
  return (
    <>
      <TabBar lead={texts.invoicesLead} moreActions={exportButtons} />
      <OfficeList
        {...list}
        words={{ failed: texts.invoicesFailed, pages: texts.invoicePages }}
        empty={{ title: duesTexts.noInvoices, why: texts.noInvoicesWhy }}
        icon={<ReceiptText />}
        table={{
          caption: duesTexts.invoicesTitle,
          columns,
          keyOf: ({ id }) => id,
          actions: (invoice) =>
            invoice.open > 0 && (
              <>
                <PayLink invoice={invoice} />
                {(['waive', 'void'] as const).map(
                  (deed) =>
                    (deed === 'waive' || invoice.paid === 0) && (
                      <Button
                        key={deed}
                        size="row"
                        variant="ghost"
                        aria-label={fillText(texts.invoiceDeeds[deed].label, { number: invoice.number })}
                        onClick={() => deeds.show({ deed, invoice })}
                      >
                        {texts.invoiceDeeds[deed].submit}
                      </Button>
                    ),
                )}
              </>
            ),
        }}
      />
      {deeds.render((state, deed) => (
        <InvoiceDeedDialog {...state} {...deed} messages={messages} />
      ))}
    </>
  );
}

/** The way to a payment of the invoice's payer; none of an erased person. */
function PayLink({ invoice: { user_id: user, shop_id: shop, payer } }: { invoice: Invoice }) {
  if (user !== null) return <RecordLink payer={`user=${user}`} name={payer} />;
  return shop !== null && <RecordLink payer={`shop=${shop}`} name={payer} />;
}

const columns: readonly ListColumn<Invoice>[] = [
  {
    label: texts.payer,
    sort: 'payer',
    cell: (invoice) => (
      <NameCell id={invoice.user_id} name={invoice.payer}>
        {invoice.membership_id ?? (invoice.shop_id && texts.shop)}
      </NameCell>
    ),
  },
  {
    label: texts.numberLabel,
    sort: '-number',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ number }) => number,
  },
  { label: duesTexts.amount, sort: '-amount', numeric: true, cell: ({ amount }) => formatMoney(amount) },
  { label: texts.openLabel, sort: '-open', numeric: true, cell: ({ open }) => formatMoney(open) },
  {
    label: duesTexts.dueOnLabel,
    sort: 'due_on',
    className: 'whitespace-nowrap',
    cell: (row) => formatDate(row.due_on),
  },
  {
    label: common.status,
    sort: 'status',
    cell: ({ status, reason }) => (
      <>
        <StatusBadge status={status} />
        {reason && (
          <span className="mt-1 block text-xs text-muted wrap-anywhere">
            <ContentText>{reason}</ContentText>
          </span>
        )}
      </>
    ),
  },
];
