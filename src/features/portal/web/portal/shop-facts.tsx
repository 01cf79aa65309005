import { useMutation } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { noShop, ShopFields, shopFactsForm, type ShopValues } from '~/features/marketplace/web/public';
import * as personTexts from '~/shared/person/texts';
import type { Shop } from '~/shared/shops';
import * as common from '~/shared/texts';
import { Facts, WideFact } from '~/ui/facts';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { FormWindow } from '~/ui/forms/form-window';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { Panel } from '~/ui/panel';
import * as texts from '../../texts';
import { sendRequest } from './mutations';

type ShopProps = { shop: Shop; messages: Messages };

/** Renders what visitors see of the shop, and the way to ask for other facts. */
export function ShopFacts({ shop, messages }: ShopProps) {
  const editing = useDialog();
  const facts = [
    [common.category, shop.category_name],
    [common.location, shop.location],
    [common.address, shop.address],
    [texts.phone, shop.contact_number],
    [texts.whatsApp, shop.whatsapp],
    [personTexts.email, shop.email],
    [texts.website, shop.website],
  ] as const;
  return (
    <Panel title={texts.yourShop} lead={texts.yourShopLead}>
      <Facts>
        {facts.map(([label, value]) => (
          <WideFact key={label} label={label} className="py-2.5">
            <ContentText>{value?.trim() || common.notAvailable}</ContentText>
          </WideFact>
        ))}
      </Facts>
      <Button variant="secondary" className="mt-5 max-sm:w-full" onClick={() => editing.show(true)}>
        <Pencil aria-hidden="true" />
        {texts.changeShop}
      </Button>
      {editing.render((state) => (
        <ShopDialog {...state} shop={shop} messages={messages} />
      ))}
    </Panel>
  );
}

function ShopDialog({ shop, messages, ...state }: ShopProps & DialogState) {
  const { mutateAsync: send } = useMutation(sendRequest);
  const names = Object.keys(noShop) as (keyof ShopValues)[];
  return (
    <FormWindow<ShopValues>
      {...state}
      title={texts.changeShop}
      width="lg"
      label={texts.changeShop}
      submitLabel={texts.sendToOffice}
      form={{
        opened: { values: Object.fromEntries(names.map((name) => [name, String(shop[name] ?? '')])) as ShopValues },
        schema: shopFactsForm,
        body: ({ changed }) => changed,
        failed: texts.requestFailed,
        withReason: true,
        unchanged: texts.fieldsNeeded,
        save: async ({ changed }) => {
          await send({ kind: 'shop', fields: changed });
          messages.success(texts.requestSent);
        },
      }}
    >
      {(form) => <ShopFields form={form} />}
    </FormWindow>
  );
}
