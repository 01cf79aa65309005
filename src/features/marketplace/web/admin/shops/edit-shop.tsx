import { useMutation, useQuery } from '@tanstack/react-query';
import { forEditing } from '~/shared/page';
import * as common from '~/shared/texts';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm, type Opened } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { ListFrame } from '~/ui/office/list-frame';
import { Skeleton } from '~/ui/skeleton';
import type { Shop } from '../../../contract';
import { shopEditForm } from '../../../contract/forms';
import { editShop } from '../mutations';
import { read, shopQuery } from '../queries';
import { noShop, ShopFields, type ShopValues } from './shop-fields';
import * as texts from '../../../texts';

type EditShopProps = { shop: Shop; onSaved: () => void };

/** Shows the Edit Shop window; it closes when the shop is saved. */
export function EditShop({ shop, onSaved, ...state }: DialogState & EditShopProps) {
  return (
    <FormDialog {...state} title={texts.editShop} description={shop.name} width="lg">
      <CurrentShop shop={shop} onSaved={onSaved} />
    </FormDialog>
  );
}

const loadFailed = texts.failedToLoadShop;

/**
 * Shows the form with the shop as it is now. It stands inside the window, so that closing the window drops the read
 * values.
 */
function CurrentShop({ shop, onSaved }: EditShopProps) {
  const current = useQuery({ ...shopQuery(shop.id), ...forEditing });
  return (
    <ListFrame query={current} failed={loadFailed} waiting={<Skeleton className="h-96" />}>
      {(now) => <EditForm shop={now} onSaved={onSaved} />}
    </ListFrame>
  );
}

function EditForm({ shop, onSaved }: EditShopProps) {
  const params = { id: shop.id };
  const { mutateAsync: edit } = useMutation(editShop);
  const form = useRecordForm({
    opened: openedOf(shop),
    schema: shopEditForm,
    body: ({ changed }) => changed,
    failed: texts.failedToUpdateShop,
    withReason: true,
    unchanged: texts.noChanges,
    rereadFailed: loadFailed,
    save: async ({ changed, readAt }) => {
      await edit({ params, body: { ...changed, updated_at: readAt } });
      onSaved();
    },
    // Not through the query: if it failed, its error would replace the form.
    reread: async () => openedOf(await read('GET /api/marketplace/shops/:id/', { params })),
  });
  return (
    <Form form={form} label={texts.editShop}>
      <ShopFields form={form} />
      <FormActions form={form} submitLabel={common.saveChanges} />
    </Form>
  );
}

/** Returns a shop's form values; missing values are empty. */
function openedOf(shop: Shop): Opened<ShopValues> {
  const values = (Object.keys(noShop) as (keyof ShopValues)[]).map((name) => [name, String(shop[name] ?? '')]);
  return { values: Object.fromEntries(values) as ShopValues, readAt: shop.updated_at };
}
