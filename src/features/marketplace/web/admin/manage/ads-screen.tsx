import { useQuery, useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { showMoment } from '~/shared/show-date';
import { BackLink } from '~/ui/back-link';
import { Banner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { useBanner } from '~/ui/hooks/use-banner';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import type { ManagedAd } from '../../../contract';
import { tierOffers } from '../../../contract/tiers';
import { UploadAds } from '../ads/upload-ads';
import { call } from '../api';
import { linesOf } from '../failure';
import { managedAdsQuery } from '../queries';
import { useAsked } from '../use-asked';
import { AdsGrid } from './ads-grid';
import { EditAd } from './edit-ad';

const failedToLoad = 'Failed to load ads. Please try again.';

/** members-and-administration.md section 2, "Ad administration". */
export function AdsScreen() {
  const client = useQueryClient();
  const list = useQuery(managedAdsQuery);
  const [banner, say] = useBanner({ clearAfter: 5000 });
  const top = useRef<HTMLDivElement>(null);
  const { ask: askUpload, open: uploading, onOpenChange: onUploading } = useAsked<true>();
  const { about: edited, ask: edit, ...editWindow } = useAsked<ManagedAd>();
  const { about: renewed, ask: askRenew, ...renewQuestion } = useAsked<ManagedAd>();
  const { about: doomed, ask: askDelete, ...deleteQuestion } = useAsked<ManagedAd>();

  const remove = async ({ id }: ManagedAd) => {
    say();
    try {
      await call('DELETE /api/marketplace/ads/:id/delete/', { params: { id } });
      client.setQueryData(managedAdsQuery.queryKey, (now) => now?.filter((ad) => ad.id !== id));
      say('success', 'Ad deleted successfully');
    } catch (error) {
      say('error', ...linesOf('Failed to delete ad', error));
    }
    void client.invalidateQueries();
    // The card that had the focus is gone.
    setTimeout(() => top.current?.focus({ preventScroll: true }));
  };

  const renew = async ({ id, updated_at }: ManagedAd) => {
    say();
    try {
      const ad = await call('POST /api/marketplace/ads/:id/renew/', { params: { id }, body: { updated_at } });
      client.setQueryData(managedAdsQuery.queryKey, (now) => now?.map((one) => (one.id === id ? ad : one)));
      say('success', 'Ad renewed successfully', `It now runs until ${showMoment(ad.ends_at)}.`);
    } catch (error) {
      say('error', ...linesOf('Failed to renew ad', error));
    }
    void client.invalidateQueries();
  };

  const refresh = async () => {
    say();
    const { data, error } = await list.refetch();
    // Without a list the screen says it itself.
    if (data && error) say('error', ...linesOf(failedToLoad, error));
  };

  return (
    <>
      <AdsHeader onUpload={() => askUpload(true)} />
      <Container className="py-8 sm:py-12">
        <div className="pointer-events-none sticky top-[calc(var(--spacing-header)+0.75rem)] z-20">
          <Banner banner={banner} className="pointer-events-auto mb-5 shadow-md" />
        </div>
        <div ref={top} tabIndex={-1} className="outline-none">
          {list.data ? (
            <AdsGrid
              ads={list.data}
              refreshing={list.isFetching}
              onRefresh={() => void refresh()}
              onEdit={edit}
              onRenew={askRenew}
              onDelete={askDelete}
            />
          ) : list.isPending ? (
            <AdsSkeleton />
          ) : (
            <ErrorState
              title={failedToLoad}
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )}
        </div>
      </Container>
      <UploadAds open={uploading} onOpenChange={onUploading} onUploaded={(message) => say('success', message)} />
      <EditAd
        {...editWindow}
        ad={edited}
        onSaved={() => {
          editWindow.onOpenChange(false);
          say('success', 'Ad updated successfully');
        }}
      />
      <ConfirmDialog
        {...renewQuestion}
        title="Renew ad"
        description={renewed && renewalOf(renewed)}
        confirmLabel="Renew"
        onConfirm={() => renew(renewed!)}
      />
      <ConfirmDialog
        {...deleteQuestion}
        title="Delete ad"
        description="Are you sure you want to delete this ad?"
        confirmLabel="Delete"
        danger
        onConfirm={() => remove(doomed!)}
      />
    </>
  );
}

/** What renewing does to an ad (readings.md, "Marketplace"). */
function renewalOf({ ad_type: tier, shop_name: shop, status, ends_at: end }: ManagedAd): string {
  const { days } = tierOffers[tier];
  if (status === 'ended') return `The ${tier} ad of ${shop} is over. It starts anew now and runs for ${days} days.`;
  return `The ${tier} ad of ${shop} runs until ${showMoment(end)}. ${days} days are added to that.`;
}

/** The screen before the person is known. */
export function AdsWaiting() {
  return (
    <div aria-busy="true">
      <AdsHeader />
      <Container className="py-8 sm:py-12">
        <AdsSkeleton />
      </Container>
    </div>
  );
}

function AdsHeader({ onUpload }: { onUpload?: () => void }) {
  return (
    <PageHeader
      title="Manage Ads"
      lead="What runs on the site, what is to come, and what is over."
      back={<BackLink to="/app/admin/dashboard">Admin Dashboard</BackLink>}
      actions={
        <Button disabled={!onUpload} onClick={onUpload}>
          <Upload aria-hidden="true" />
          Upload Ad
        </Button>
      }
    />
  );
}

function AdsSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-48 sm:h-36" />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
