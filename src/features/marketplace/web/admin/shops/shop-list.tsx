import { useQuery, useQueryClient } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import Store from 'lucide-react/icons/store';
import { useMemo, useState } from 'react';
import { fold } from '~/shared/fold';
import { Banner } from '~/ui/banner';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Field } from '~/ui/field';
import { useBanner } from '~/ui/hooks/use-banner';
import { Input } from '~/ui/input';
import { Skeleton } from '~/ui/skeleton';
import type { Shop } from '../../../contract';
import { shopsQuery } from '../../queries';
import { UploadAds } from '../ads/upload-ads';
import { call } from '../api';
import { linesOf } from '../failure';
import { managedAdsQuery } from '../queries';
import { useAsked } from '../use-asked';
import { EditShop } from './edit-shop';
import { ShopTable } from './shop-table';

type ShopListProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The Shop List window: every shop with a search, and from there its edit, its ads and its end. */
export function ShopList({ open, onOpenChange }: ShopListProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Shop List" width="xl">
      <Shops />
    </Dialog>
  );
}

function Shops() {
  const client = useQueryClient();
  const list = useQuery(shopsQuery);
  const { data: ads } = useQuery(managedAdsQuery);
  const [banner, say] = useBanner({ clearAfter: 5000 });
  const [q, setQ] = useState('');
  const { about: editing, ask: edit, ...editWindow } = useAsked<Shop>();
  const { about: advertised, ask: advertise, ...uploadWindow } = useAsked<Shop>();
  const { about: doomed, ask: askDelete, ...question } = useAsked<Shop>();
  const found = useMemo(() => matching(list.data ?? [], q), [list.data, q]);

  const remove = async (shop: Shop) => {
    say();
    try {
      await call('DELETE /api/marketplace/shops/:id/delete/', { params: { id: shop.id } });
      client.setQueryData(shopsQuery.queryKey, (now) => now?.filter(({ id }) => id !== shop.id));
      say('success', 'Shop deleted successfully');
    } catch (error) {
      say('error', ...linesOf('Failed to delete shop.', error));
    }
    void client.invalidateQueries();
  };

  if (list.isPending) return <Skeleton className="h-96" />;
  if (!list.data) {
    return <ErrorState title="Failed to load shops." retrying={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  if (list.data.length === 0) {
    return (
      <EmptyState title="No shops yet" icon={<Store />} headingLevel={3}>
        Create the first one on the dashboard.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="sticky top-0 z-20">
        <Banner banner={banner} className="mb-4 shadow-md" />
      </div>
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
      <p role="status" className="mt-3 mb-4 text-sm text-muted">
        {countOf(found.length, list.data.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title="No shops found" icon={<SearchX />} headingLevel={3}>
          Nothing matches “{q.trim()}”.
        </EmptyState>
      ) : (
        <ShopTable shops={found} ads={ads} onEdit={edit} onUpload={advertise} onDelete={askDelete} />
      )}
      {editing && <EditShop
        {...editWindow}
        shop={editing}
        onSaved={() => {
          editWindow.onOpenChange(false);
          say('success', 'Shop updated successfully');
        }}
      />}
      <UploadAds {...uploadWindow} shop={advertised} onUploaded={(message) => say('success', message)} />
      <ConfirmDialog
        {...question}
        title="Delete shop"
        description={`Are you sure you want to delete the shop ${doomed?.name}? Its ads and their files go with it. This action cannot be undone.`}
        confirmLabel="Delete"
        danger
        onConfirm={() => remove(doomed!)}
      />
    </>
  );
}

/** Shops in which every word typed is found. */
function matching(shops: readonly Shop[], q: string): readonly Shop[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return shops.filter((shop) => {
    const text = fold([shop.name, shop.location, shop.address, shop.category_name].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function countOf(found: number, all: number): string {
  if (found < all) return `${found} of ${all} shops`;
  return all === 1 ? '1 shop' : `${all} shops`;
}
