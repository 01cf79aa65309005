import { useMutation, useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import Store from 'lucide-react/icons/store';
import { useMemo, useState } from 'react';
import { hasWords, searchText, wordsOf } from '~/shared/search';
import { foundOf } from '~/shared/show-count';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { Input } from '~/ui/input';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { sayOutcome } from '~/ui/office/say-outcome';
import { Skeleton } from '~/ui/skeleton';
import type { Shop } from '../../../contract';
import { shopsQuery } from '../../queries';
import { UploadAds } from '../ads/upload-ads';
import { deleteShop } from '../mutations';
import { managedAdsQuery } from '../queries';
import { EditShop } from './edit-shop';
import { ShopTable } from './shop-table';

/** The Shop List window: every shop with a search, and from there its edit, its ads and its end. */
export function ShopList({ open, onClose }: DialogState) {
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && onClose()} title="Shop List" width="xl">
      <Shops />
    </Dialog>
  );
}

function Shops() {
  const list = useQuery(shopsQuery);
  const { data: ads } = useQuery(managedAdsQuery);
  const { mutateAsync: remove } = useMutation(deleteShop);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const [q, setQ] = useState('');
  const found = useMemo(() => matching(list.data ?? [], q), [list.data, q]);
  const editing = useDialog<Shop>();
  const uploading = useDialog<Shop>();
  const words = { done: 'Shop deleted successfully', failed: 'Failed to delete shop.' };
  const deletion = useDeletion(({ id }: Shop) => sayOutcome(messages, remove({ params: { id } }), words).catch(() => false));
  return (
    <>
      <div className="sticky top-0 z-20">
        <MessageBanner message={message} className="mb-4 shadow-md" />
      </div>
      <ListFrame query={list} failed="Failed to load shops." waiting={<Skeleton className="h-96" />}>
        {(shops) =>
          shops.length === 0 ? (
            <EmptyState title="No shops yet" icon={<Store />} headingLevel={3}>
              Create the first one on the dashboard.
            </EmptyState>
          ) : (
            <>
              <Field label="Search shops" className="sm:max-w-md">
                <Input
                  type="search"
                  autoComplete="off"
                  enterKeyHint="search"
                  placeholder="Name, address or category"
                  value={q}
                  onChange={(event) => setQ(event.target.value)}
                />
              </Field>
              <p ref={deletion.fallback} role="status" tabIndex={-1} className="mt-3 mb-4 text-sm text-muted outline-none">
                {foundOf(found.length, shops.length, 'shop')}
              </p>
              {found.length === 0 ? (
                <EmptyState title="No shops found" icon={<SearchX />} headingLevel={3}>
                  Nothing matches “{q.trim()}”.
                </EmptyState>
              ) : (
                <ShopTable shops={found} ads={ads} onEdit={editing.show} onUpload={uploading.show} onDelete={deletion.ask} />
              )}
            </>
          )
        }
      </ListFrame>
      {editing.subject && (
        <EditShop
          {...editing.state}
          shop={editing.subject}
          onSaved={() => {
            editing.close();
            messages.success('Shop updated successfully');
          }}
        />
      )}
      <UploadAds {...uploading.state} shop={uploading.subject} onUploaded={messages.success} />
      <ConfirmDialog
        {...deletion.dialog}
        title="Delete Shop"
        description={`Are you sure you want to delete the shop ${deletion.item?.name}? Its ads and their files go with it. This action cannot be undone.`}
        confirmLabel="Delete"
        danger
      />
    </>
  );
}

/** Shops in which every word typed is found. */
function matching(shops: readonly Shop[], q: string): readonly Shop[] {
  const words = wordsOf(q);
  return shops.filter((shop) => hasWords(searchText([shop.name, shop.location, shop.address, shop.category_name]), words));
}
