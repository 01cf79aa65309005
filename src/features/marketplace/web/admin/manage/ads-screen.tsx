import { useMutation, useQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import Upload from 'lucide-react/icons/upload';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { ButtonLink } from '~/ui/button-link';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { describeOutcome } from '~/ui/office/describe-outcome';
import { useRecordDeletion } from '~/ui/office/use-record-deletion';
import { Skeleton } from '~/ui/skeleton';
import type { ManagedAd } from '../../../contract';
import { tierOffers } from '../../../contract/tiers';
import { UploadAds } from '../ads/upload-ads';
import { deleteAd, renewAd } from '../mutations';
import { managedAdsQuery } from '../queries';
import { AdsGrid } from './ads-grid';
import { EditAd } from './edit-ad';
import * as texts from '../../../texts';

const frame = { title: texts.manageAds, lead: texts.adsScreenLead, action: { Icon: Upload, label: texts.uploadAd } };

/** Shows the list of all ads with all actions on them (docs/product/marketplace.md, "Ad administration"). */
export function AdsScreen() {
  const list = useQuery(managedAdsQuery);
  const { mutateAsync: renew } = useMutation(renewAd);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const uploading = useDialog();
  const editing = useDialog<ManagedAd>();
  const renewing = useDialog<ManagedAd>();
  const deletion = useRecordDeletion<ManagedAd>(messages, deleteAd, {
    done: texts.adDeleted,
    failed: texts.failedToDeleteAd,
    closes: true,
  });

  const onRenew = ({ id, updated_at }: ManagedAd) =>
    describeOutcome(messages, renew({ params: { id }, body: { updated_at } }), {
      done: (ad) => [texts.adRenewed, fillText(texts.runsUntil, { end: formatMoment(ad.ends_at) })],
      failed: texts.failedToRenewAd,
    }).catch(() => false);

  return (
    <OfficePage
      {...frame}
      message={message}
      firstActions={
        <ButtonLink variant="secondary" to="/app/admin/ad-requests">
          <Inbox aria-hidden="true" />
          {texts.requestsOfAdvertisers}
        </ButtonLink>
      }
      onAction={() => uploading.show(true)}
    >
      <ListFrame query={list} failed={texts.failedToLoadAds} waiting={<AdsSkeleton />}>
        {(ads) => (
          <AdsGrid
            ads={ads}
            count={deletion.fallback}
            refreshing={list.isFetching}
            onRefresh={() => {
              messages.clear();
              void list.refetch();
            }}
            onEdit={editing.show}
            onRenew={renewing.show}
            onDelete={deletion.ask}
          />
        )}
      </ListFrame>
      <UploadAds {...uploading.state} onUploaded={messages.success} />
      {editing.render((state, ad) => (
        <EditAd
          {...state}
          ad={ad}
          onSaved={() => {
            editing.close();
            messages.success(texts.adUpdated);
          }}
        />
      ))}
      {renewing.render((state, subject) => (
        <ConfirmDialog
          {...state}
          title={texts.renewAd}
          description={renewalOf(subject)}
          confirmLabel={texts.renewIt}
          onConfirm={() => onRenew(subject)}
        />
      ))}
      {deletion.question(({ shop_name: shop }) => ({
        title: texts.deleteAd,
        description: (
          <>
            <span className="block">{texts.deleteAdQuestion}</span>
            {fillText(texts.deleteAdMeans, { shop })}
          </>
        ),
        confirmLabel: common.deleteIt,
      }))}
    </OfficePage>
  );
}

/** Returns the description of a renewal of an ad (docs/product/marketplace.md, "Ads and their time"). */
function renewalOf({ ad_type: tier, shop_name: shop, status, ends_at: end }: ManagedAd): string {
  const renewal = { tier: texts.tiersInSentences[tier], shop, days: tierOffers[tier].days };
  if (status === 'ended') return fillText(texts.renewOver, renewal);
  return fillText(texts.renewRunning, { ...renewal, end: formatMoment(end) });
}

/** Shows the screen before the person is known. */
export function AdsWaiting() {
  return (
    <OfficePage {...frame} busy>
      <AdsSkeleton />
    </OfficePage>
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
