import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import { clsx } from 'clsx';
import { hasAccess } from '~/shared/access';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import * as common from '~/shared/texts';
import { fillText } from '~/shared/fill-text';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { type Shown } from '~/ui/hooks/use-address';
import type { ListColumn } from '~/ui/office/list-table';
import { OfficeList } from '~/ui/office/office-list';
import { useOfficeList } from '~/ui/office/use-office-list';
import { NameCell } from '~/ui/office/cells';
import { type ListSearch } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { sortsOf } from '~/ui/sort-button';
import { methods } from '~/shared/dues/choices';
import type { Receipt } from '../../../contract/schemas';
import * as texts from '../../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { TabBar } from '../tab-bar';
import type { DuesTabProps } from '../tabs';
import { exportReceipts } from './mutations';
import { PAGE, receiptFilterOf, receiptsQuery } from './queries';
import { ReceiptDialog } from './receipt-dialog';

const fields = {
  search: '',
  method: ['all', ...methods],
  from: '',
  to: '',
  sort: sortsOf('number', 'payer', 'amount', 'method', 'received_on', 'credit'),
  page: 1,
  /** The receipt that is open in its window. */
  receipt: 0,
} as const;

const search: ListSearch<Shown<typeof fields>> = {
  label: duesTexts.receiptsTitle,
  placeholder: texts.receiptSearchHint,
  maxLength: 100,
  choices: [
    {
      name: 'method',
      label: duesTexts.paidBy,
      options: [{ value: 'all', label: common.all }, ...optionsOf(methods, duesTexts.methodNames)],
    },
  ],
  days: [
    { name: 'from', label: duesTexts.fromDay },
    { name: 'to', label: duesTexts.toDay },
  ],
};

/** Renders the receipts; to collectors and area admins those that they recorded (docs/product/dues.md). */
export function Tab({ session, messages }: DuesTabProps) {
  const { shown, change, list, exportButtons } = useOfficeList({
    fields,
    search,
    query: receiptsQuery,
    perPage: PAGE,
    messages,
    files: { call: exportReceipts, input: (shown) => ({ query: receiptFilterOf(shown) }), list: 'receipts' },
  });
  return (
    <>
      <TabBar
        lead={hasAccess(session, 'treasurer') ? texts.receiptsLead : texts.ownReceiptsLead}
        moreActions={exportButtons}
      />
      <OfficeList
        {...list}
        words={{ failed: texts.receiptsFailed, pages: texts.receiptPages }}
        empty={{ title: duesTexts.noReceipts }}
        icon={<ReceiptIndianRupee />}
        table={{
          caption: duesTexts.receiptsTitle,
          columns,
          keyOf: ({ id }) => id,
          actions: ({ id, number }) => (
            <Button
              size="row"
              variant="secondary"
              aria-label={fillText(texts.openReceipt, { number })}
              onClick={() => change({ page: shown.page, receipt: id })}
            >
              {texts.openIt}
            </Button>
          ),
        }}
      />
      {shown.receipt > 0 && (
        <ReceiptDialog
          key={shown.receipt}
          id={shown.receipt}
          session={session}
          messages={messages}
          open
          onClose={() => change({ page: shown.page })}
        />
      )}
    </>
  );
}

const columns: readonly ListColumn<Receipt>[] = [
  {
    label: texts.payer,
    sort: 'payer',
    cell: (receipt) => (
      <>
        <NameCell id={receipt.user_id} name={receipt.payer || texts.unknownPayer}>
          {receipt.membership_id ?? (receipt.shop_id && texts.shop)}
        </NameCell>
        <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
          {receipt.flags.map((flag) => (
            <Badge key={flag} tone={flag === 'reversed' ? 'danger' : 'brass'}>
              {texts.flagNames[flag]}
            </Badge>
          ))}
        </span>
      </>
    ),
  },
  {
    label: texts.numberLabel,
    sort: '-number',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ number, reversed_by: reversal }) => <span className={clsx(reversal && 'line-through')}>{number}</span>,
  },
  { label: duesTexts.amount, sort: '-amount', numeric: true, cell: ({ amount }) => formatMoney(amount) },
  {
    label: duesTexts.paidBy,
    sort: 'method',
    cell: ({ method, reference }) => (
      <>
        {duesTexts.methodNames[method]}
        {reference && <span className="block text-xs text-muted wrap-anywhere tabular-nums">{reference}</span>}
      </>
    ),
  },
  {
    label: texts.receivedOnLabel,
    sort: '-received_on',
    cell: (row) => formatDate(row.received_on),
  },
  {
    label: texts.leftLabel,
    sort: '-credit',
    numeric: true,
    cell: ({ credit }) => (credit === 0 ? '–' : formatMoney(credit)),
  },
];
