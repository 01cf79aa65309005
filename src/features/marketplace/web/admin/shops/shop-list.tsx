import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import Store from 'lucide-react/icons/store';
import { useMemo, useState } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { findAll, keysBy, wordsOf } from '~/shared/search';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import { DockedMessage } from '~/ui/docked-message';
import { useMessage } from '~/ui/hooks/use-message';
import { Input } from '~/ui/input';
import { ListFrame } from '~/ui/office/list-frame';
import { useRecordDeletion } from '~/ui/office/use-record-deletion';
import { Skeleton } from '~/ui/skeleton';
import type { ManagedCategory, Shop } from '../../../contract';
import { shopsQuery } from '../../queries';
import { UploadAds } from '../ads/upload-ads';
import { ListWindow } from '../list-window';
import { deleteShop } from '../mutations';
import { managedAdsQuery, managedCategoriesQuery } from '../queries';
import { EditShop } from './edit-shop';
import { ShopTable } from './shop-table';
import * as texts from '../../../texts';

type ShopListProps = DialogState & {
  /** What is searched at first. */
  search?: string;
  /** False: an address of its own stands for the window. */
  ownStep?: boolean;
};

/** Shows the Shop List window: every shop with a search, and the buttons to edit it, to add ads and to delete it. */
export function ShopList({ search = '', ...state }: ShopListProps) {
  const [q, setQ] = useState(search);
  return (
    <ListWindow {...state} title={texts.shopList} width="xl">
      <Shops search={q} onSearch={setQ} />
    </ListWindow>
  );
}

type ShopsProps = { search: string; onSearch: (search: string) => void };

/** Shows every shop with a search, and the actions on them. */
export function Shops({ search: q, onSearch }: ShopsProps) {
  const list = useQuery(shopsQuery);
  const { data: ads } = useQuery(managedAdsQuery);
  const { data: categories } = useQuery(managedCategoriesQuery);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const keysOf = useMemo(() => keysIn(categories ?? []), [categories]);
  const found = useMemo(() => findAll(list.data ?? [], wordsOf(q), keysOf), [list.data, q, keysOf]);
  const editing = useDialog<Shop>();
  const uploading = useDialog<Shop>();
  const deletion = useRecordDeletion<Shop>(messages, deleteShop, {
    done: texts.shopDeleted,
    failed: texts.failedToDeleteShop,
    closes: true,
  });
  return (
    <>
      <DockedMessage message={message} />
      <ListFrame query={list} failed={texts.failedToLoadShops} waiting={<Skeleton className="h-96" />}>
        {(shops) =>
          shops.length === 0 ? (
            <EmptyState title={texts.noShopsYet} icon={<Store />} headingLevel={3}>
              {texts.createTheFirstShop}
            </EmptyState>
          ) : (
            <>
              <Field label={texts.searchShops} className="sm:max-w-md">
                <Input
                  type="search"
                  autoComplete="off"
                  enterKeyHint="search"
                  placeholder={texts.shopSearchHint}
                  value={q}
                  onChange={(event) => onSearch(event.target.value)}
                />
              </Field>
              <p
                ref={deletion.fallback}
                role="status"
                tabIndex={-1}
                className="mt-3 mb-4 text-sm text-muted outline-none"
              >
                {found.length === shops.length
                  ? countText(texts.shopCount, shops.length)
                  : countText(texts.shopsFound, shops.length, { found: formatCount(found.length) })}
              </p>
              {found.length === 0 ? (
                <EmptyState title={texts.noShopsFound} icon={<SearchX />} headingLevel={3}>
                  {fillText(texts.nothingMatches, { words: q.trim() })}
                </EmptyState>
              ) : (
                <ShopTable
                  shops={found}
                  ads={ads}
                  onEdit={editing.show}
                  onUpload={uploading.show}
                  onDelete={deletion.ask}
                />
              )}
            </>
          )
        }
      </ListFrame>
      {editing.render((state, shop) => (
        <EditShop
          {...state}
          shop={shop}
          onSaved={() => {
            editing.close();
            messages.success(texts.shopUpdated);
          }}
        />
      ))}
      {uploading.render((state, shop) => (
        <UploadAds {...state} shop={shop} onUploaded={messages.success} />
      ))}
      {deletion.question(({ name }) => ({
        title: texts.deleteShop,
        description: fillText(texts.deleteShopQuestion, { name }),
        confirmLabel: common.deleteIt,
      }))}
    </>
  );
}

/** Returns the function that lists a shop's search keys, with its category in either language. */
function keysIn(categories: readonly ManagedCategory[]) {
  const named = new Map(categories.map(({ id, name_en, name_ml }) => [id, [name_en, name_ml ?? name_en]]));
  return keysBy((shop: Shop) => ({
    names: [shop.name, shop.location, shop.category_name, ...(named.get(shop.category) ?? [])],
    texts: [shop.address],
  }));
}
