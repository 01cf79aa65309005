import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { capitalised } from '~/shared/capitalised';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Facts, WideFact } from '~/ui/facts';
import { ContentText } from '~/ui/content-text';
import { Dialog } from '~/ui/dialog';
import type { Ad, Shop, ShopWithAds } from '../../contract';
import { mapsHref, orNone, telHref } from '../addresses';
import { mediaKindOf } from '../media-kind';
import { AdPicture, AdVideo } from './ad-media';
import { ContactButtons } from './contact-buttons';
import * as texts from '../../texts';

export type ShopDetailsProps = { found: ShopWithAds | null; onClose: () => void };

/** Shows the finder's window: a shop's first ad and all fields of the shop, N/A for a missing value. */
export function ShopDetails({ found, onClose }: ShopDetailsProps) {
  return (
    <Dialog
      open={found !== null}
      onOpenChange={(open) => !open && onClose()}
      title={<ContentText>{found?.shop.name ?? ''}</ContentText>}
      width="lg"
    >
      {found && (
        <div data-shop={found.shop.id}>
          <FirstAd ad={found.ads[0]} />
          <ContactButtons shop={found.shop} className="mt-5" />
          <ShopFacts shop={found.shop} />
        </div>
      )}
    </Dialog>
  );
}

function FirstAd({ ad }: { ad: Ad | undefined }) {
  if (!ad) {
    return (
      <p
        className={clsx(
          'drafting-grid grid min-h-32 place-items-center rounded-lg border border-dashed',
          'border-line-strong/60 text-muted',
        )}
      >
        {texts.noAdAvailable}
      </p>
    );
  }
  return (
    <div className="aspect-video overflow-hidden rounded-lg bg-sunken">
      {mediaKindOf(ad) === 'video' ? (
        <AdVideo ad={ad} muted playsInline className="size-full bg-black object-contain" />
      ) : (
        <AdPicture
          ad={ad}
          sizes="(min-width: 48rem) 45rem, 92vw"
          loading="eager"
          className="size-full object-contain"
        />
      )}
    </div>
  );
}

function ShopFacts({ shop }: { shop: Shop }) {
  return (
    <Facts className="mt-5">
      <ShopFact label={common.location}>
        {shop.location.trim() && (
          <a href={mapsHref(shop.name, shop.location)} target="_blank" rel="noreferrer" className="link">
            <ContentText>{shop.location}</ContentText>
            <span className="sr-only"> {common.opensAMap}</span>
          </a>
        )}
      </ShopFact>
      <ShopFact label={common.address}>
        <ContentText>{orNone(shop.address)}</ContentText>
      </ShopFact>
      <ShopFact label={personTexts.email}>
        {shop.email && (
          <a href={`mailto:${shop.email}`} className="link">
            {shop.email}
          </a>
        )}
      </ShopFact>
      <ShopFact label={texts.contactNumber}>
        {shop.contact_number && (
          <a href={telHref(shop.contact_number)} className="link">
            {shop.contact_number}
          </a>
        )}
      </ShopFact>
      {shop.whatsapp && <ShopFact label={texts.whatsAppNumber}>{shop.whatsapp}</ShopFact>}
      {shop.website && (
        <ShopFact label={texts.website}>
          <a href={shop.website} target="_blank" rel="noreferrer nofollow" className="link">
            {shop.website}
          </a>
        </ShopFact>
      )}
      <ShopFact label={texts.description}>
        <ContentText>{orNone(shop.description)}</ContentText>
      </ShopFact>
      <ShopFact label={common.category}>
        <ContentText>{orNone(capitalised(shop.category_name))}</ContentText>
      </ShopFact>
    </Facts>
  );
}

const ShopFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <WideFact label={label} className="py-3">
    {children || common.notAvailable}
  </WideFact>
);
