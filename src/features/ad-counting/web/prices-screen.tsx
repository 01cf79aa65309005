import { useMutation, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { tierNames } from '~/features/marketplace/web/public';
import { nowIso } from '~/shared/dates';
import { formatDate } from '~/shared/format-date';
import { formatMoney } from '~/shared/format-money';
import { paiseOf } from '~/shared/rupees';
import * as common from '~/shared/texts';
import { tiers } from '~/shared/tiers';
import { BackLink } from '~/ui/back-link';
import { SelectField } from '~/ui/forms/choice-fields';
import { FormWindow } from '~/ui/forms/form-window';
import { AmountField, DayField } from '~/ui/forms/text-fields';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { Skeleton } from '~/ui/skeleton';
import { Table, TBody, Td, THead, Tr } from '~/ui/table';
import { priceForm, type PriceForm } from '../contract/forms';
import { optionsOf } from '~/ui/select';
import * as texts from '../texts';
import { addPrice, pricesQuery } from './queries';

const frame = { title: texts.prices, lead: texts.pricesLead };

/** Shows what each tier costs today and from which days on, with the window that enters a price. */
export function PricesScreen() {
  const query = useQuery(pricesQuery);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const adding = useDialog<true>();
  return (
    <OfficePage
      {...frame}
      message={message}
      refresh={{ isFetching: query.isFetching, onRefresh: () => void query.refetch() }}
      action={{ Icon: Plus, label: texts.addPrice }}
      onAction={() => adding.show(true)}
    >
      <BackLink to="/app/admin/ad-requests">{texts.backToRequests}</BackLink>
      <ListFrame query={query} failed={texts.pricesFailed} waiting={<Skeleton className="h-64" />}>
        {({ results, today }) => (
          <Table caption={texts.prices} hideCaption>
            <THead names={[texts.tier, texts.priceToday, texts.entered]} />
            <TBody>
              {today.map(({ tier, price }) => (
                <Tr key={tier}>
                  <Td>
                    <strong className="font-semibold">{tierNames[tier]}</strong>
                  </Td>
                  <Td label={texts.priceToday} className="tabular-nums">
                    {price === null ? texts.noPrice : formatMoney(price)}
                  </Td>
                  <Td label={texts.entered}>
                    <ul className="text-sm text-muted tabular-nums">
                      {results
                        .filter((one) => one.tier === tier)
                        .map((one) => (
                          <li key={one.id}>
                            {formatDate(one.valid_from)} · {formatMoney(one.price)}
                          </li>
                        ))}
                    </ul>
                  </Td>
                </Tr>
              ))}
            </TBody>
          </Table>
        )}
      </ListFrame>
      {adding.render((state) => (
        <PriceDialog {...state} onAdded={() => messages.success(common.saved)} />
      ))}
    </OfficePage>
  );
}

/** Shows the screen before the session is loaded. */
export const PricesWaiting = () => (
  <OfficePage {...frame} busy>
    <Skeleton className="h-64" />
  </OfficePage>
);

function PriceDialog({ onAdded, ...state }: { onAdded: () => void } & DialogState) {
  const { mutateAsync: add } = useMutation(addPrice);
  return (
    <FormWindow<Typed>
      {...state}
      title={texts.addPrice}
      description={texts.priceMeans}
      compact
      label={texts.addPrice}
      submitLabel={common.save}
      form={{
        opened: { values: { tier: 'diamond', price: '', valid_from: nowIso().slice(0, 10) } },
        schema: priceForm,
        body: ({ values }) => bodyOf(values),
        failed: texts.priceFailed,
        save: async ({ values }) => {
          await add({ body: bodyOf(values) });
          onAdded();
        },
      }}
    >
      {(form) => (
        <div className="grid gap-5">
          <SelectField form={form} name="tier" label={texts.tier} options={options} />
          <AmountField form={form} name="price" label={texts.priceInRupees} required />
          <DayField form={form} name="valid_from" label={texts.validFrom} required />
        </div>
      )}
    </FormWindow>
  );
}

const options = optionsOf(tiers, tierNames);
type Typed = Record<keyof PriceForm, string>;
const bodyOf = ({ price, ...rest }: Typed) => ({ ...rest, price: paiseOf(price) ?? 0 }) as PriceForm;
