import { useMutation, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import ScrollText from 'lucide-react/icons/scroll-text';
import Trash from 'lucide-react/icons/trash-2';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { licenseCategoryName } from '~/shared/license-categories';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { fill } from '~/ui/fill';
import { ClassesField } from '~/ui/forms/classes-field';
import { FormWindow } from '~/ui/forms/form-window';
import { DayField, LineField } from '~/ui/forms/text-fields';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { useSettled } from '~/ui/hooks/use-settled';
import { IconButton } from '~/ui/icon-button';
import { reportDeletion } from '~/ui/office/describe-outcome';
import type { ListColumn } from '~/ui/office/list-table';
import { OfficeList } from '~/ui/office/office-list';
import { PageAction } from '~/ui/office/office-page';
import type { ListSearch } from '~/ui/search-panel';
import type { Extension } from '../../contract';
import { extensionForm } from '../../contract/forms';
import * as texts from '../../texts';
import { addExtension, removeExtension } from '../mutations';
import { extensionsQuery, rowsPerPage } from '../queries';
import type { DeskAddress } from './address';

/** What orders are searched by. */
export const orderSearch: ListSearch<DeskAddress> = { label: texts.tabs.orders, placeholder: texts.orderNumber };

type OrdersProps = {
  edits: boolean;
  messages: Messages;
  shown: DeskAddress;
  onChange: (part: Partial<DeskAddress>, as?: 'choice') => void;
  onClear: () => void;
};

/** Renders the government orders that lengthen licences; `edits` offers to enter and remove them. */
export function Orders({ edits, messages, shown, onChange, onClear }: OrdersProps) {
  const list = useQuery(extensionsQuery(useSettled(shown)));
  const adding = useDialog();
  const removing = useMutation(removeExtension);
  const { ask, fallback, question } = useDeletion<Extension>(async ({ id }) => {
    const isGone = await reportDeletion(messages, () => removing.mutateAsync({ params: { id } }), {
      done: texts.orderTakenBack,
      failed: texts.takeBackOrderFailed,
    });
    // It was the last order of its page.
    if (isGone && shown.page > 1 && list.data?.results.length === 1) onChange({ page: shown.page - 1 });
    return isGone;
  });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <p ref={fallback} tabIndex={-1} className="min-w-0 flex-1 basis-60 text-sm text-muted outline-none">
          {texts.ordersLead}
        </p>
        {edits && <PageAction Icon={Plus} label={texts.enterOrder} onClick={() => adding.show(true)} />}
      </div>
      <OfficeList
        search={orderSearch}
        shown={shown}
        onChange={onChange}
        onClear={onClear}
        query={list}
        perPage={rowsPerPage}
        words={{ failed: texts.ordersFailed, pages: texts.listPages }}
        empty={{ title: texts.noOrders }}
        icon={<ScrollText />}
        table={{
          caption: texts.tabs.orders,
          columns,
          keyOf: ({ id }) => id,
          actions: edits
            ? (order) => (
                <IconButton label={fillText(texts.takeBackOrder, { order: order.order_no })} onClick={() => ask(order)}>
                  <Trash aria-hidden="true" className="text-danger" />
                </IconButton>
              )
            : undefined,
        }}
      />
      {adding.render((state) => (
        <AddOrder messages={messages} {...state} />
      ))}
      {question(({ order_no: order }) => ({
        title: fillText(texts.takeBackOrderQuestion, { order }),
        description: texts.takeBackOrderMeans,
        confirmLabel: texts.takeBack,
      }))}
    </>
  );
}

const columns: readonly ListColumn<Extension>[] = [
  {
    label: texts.orderNumber,
    sort: 'order_no',
    cell: (order) => <span className="font-semibold wrap-anywhere">{order.order_no}</span>,
  },
  {
    label: texts.lastValidDay,
    sort: '-until',
    cell: (order) =>
      fill(texts.orderMeans, {
        from: formatDate(order.from),
        to: formatDate(order.to),
        until: <strong>{formatDate(order.until)}</strong>,
      }),
  },
  {
    label: common.members,
    sort: '-people',
    cell: (order) =>
      countText(texts.orderLengthens, order.people, {
        classes: order.classes.map(licenseCategoryName).join(', ') || texts.allCategories,
      }),
  },
];

interface Values {
  order_no: string;
  classes: readonly string[];
  from: string;
  to: string;
  until: string;
}

function AddOrder({ open, onClose, messages }: DialogState & { messages: Messages }) {
  const { mutateAsync } = useMutation(addExtension);
  return (
    <FormWindow<Values>
      open={open}
      onClose={onClose}
      title={texts.enterOrderTitle}
      label={texts.governmentOrder}
      submitLabel={texts.enterOrderSubmit}
      form={{
        opened: { values: { order_no: '', classes: [], from: '', to: '', until: '' } },
        schema: extensionForm,
        save: async ({ values }) => {
          const entered = await mutateAsync({
            body: { ...values, classes: values.classes as Extension['classes'] as never },
          });
          messages.success(countText(texts.orderEntered, entered.people));
        },
        failed: texts.enterOrderFailed,
      }}
    >
      {(form) => (
        <>
          <div className="grid gap-5 sm:grid-cols-3">
            <LineField
              form={form}
              name="order_no"
              label={texts.orderNumber}
              required
              maxLength={100}
              data-autofocus
              className="sm:col-span-full"
            />
            <DayField form={form} name="from" label={texts.runsOutFrom} required />
            <DayField form={form} name="to" label={texts.runsOutTo} required />
            <DayField form={form} name="until" label={texts.lastValidDay} required />
          </div>
          <ClassesField form={form} name="classes" hint={texts.noCategoryChosen} className="mt-5" />
        </>
      )}
    </FormWindow>
  );
}
