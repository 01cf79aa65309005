import { useMutation, useQuery } from '@tanstack/react-query';
import { forEditing } from '~/shared/page';
import { Form, FormActions } from '~/ui/forms/form';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm, type Opened } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { ListFrame } from '~/ui/office/list-frame';
import { Skeleton } from '~/ui/skeleton';
import type { Shop } from '../../../contract';
import { shopEditForm } from '../../../contract/forms';
import { read } from '../api';
import { editShop } from '../mutations';
import { shopQuery } from '../queries';
import { ShopFields } from './shop-fields';
import { valuesOf, type ShopValues } from './shop-values';

type EditShopProps = DialogState & { shop: Shop; onSaved: () => void };

/** The Edit Shop window: opens with the shop as it is now, closes when it is saved. */
export function EditShop({ shop, onSaved, ...state }: EditShopProps) {
  const current = useQuery({ ...shopQuery(shop.id), ...forEditing });
  return (
    <FormDialog {...state} title="Edit Shop" description={shop.name} width="lg">
      <ListFrame query={current} failed={loadFailed} waiting={<Skeleton className="h-96" />}>
        {(now) => <EditForm shop={now} onSaved={onSaved} />}
      </ListFrame>
    </FormDialog>
  );
}

const loadFailed = 'Failed to load shop details.';

function EditForm({ shop, onSaved }: { shop: Shop; onSaved: () => void }) {
  const params = { id: shop.id };
  const { mutateAsync: edit } = useMutation(editShop);
  const form = useRecordForm({
    opened: openedOf(shop),
    schema: shopEditForm,
    body: ({ changed }) => changed,
    failed: 'Failed to update shop.',
    withReason: true,
    unchanged: 'No changes detected.',
    rereadFailed: loadFailed,
    save: async ({ changed, readAt }) => {
      await edit({ params, body: { ...changed, updated_at: readAt } });
      onSaved();
    },
    // Not through the query: were it to fail, the form would give way to its error.
    reread: async () => openedOf(await read('GET /api/marketplace/shops/:id/', { params })),
  });
  return (
    <Form form={form} label="Edit Shop">
      <ShopFields form={form} needsAddress={false} />
      <FormActions form={form} submitLabel="Save Changes" />
    </Form>
  );
}

const openedOf = (shop: Shop): Opened<ShopValues> => ({ values: valuesOf(shop), readAt: shop.updated_at });
