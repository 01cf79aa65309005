import { loadSamples, SampleAds, TierCards, type Samples } from '~/features/marketplace/web/public';
import { fillText } from '~/shared/fill-text';
import { loadQueries, pageHead, type LoadArgs, type PageData } from '~/shared/page';
import { Section } from '~/ui/section';
import { advertisingReach } from '../../content/advertising';
import { Benefits } from '../advertising/benefits';
import { Booking } from '../advertising/booking';
import { AdvertisingHero } from '../advertising/hero';
import { advertiserQuery } from '../advertising/queries';
import * as texts from '../../texts';

export const load = async (args: LoadArgs) => {
  const [samples, { answers }] = await Promise.all([loadSamples(args), loadQueries(args, advertiserQuery)]);
  return { samples, answers };
};

export const head = ({ page }: { page: PageData }) =>
  pageHead(page, {
    title: fillText(texts.pageTitle, { page: texts.advertise, committee: page.names.committee }),
    description: fillText(texts.advertisingDescription, {
      ...page.names,
      advertisingReach: advertisingReach(page.names),
    }),
    path: '/advertising',
  });

/**
 * Shows the advertising page (docs/product/site.md, "Advertising page"); the tiers' offers come from the marketplace's
 * own constants.
 */
export default function Advertising({ page: { samples } }: { page: { samples: Samples } }) {
  return (
    <>
      <AdvertisingHero ad={samples.hoarding} />
      <Benefits />
      <Section title={texts.sampleAds} lead={samples.ads.length > 0 ? texts.sampleAdsLead : undefined}>
        <SampleAds ads={samples.ads} />
      </Section>
      <Section id="tiers" tone="grid" title={texts.fiveTiers} lead={texts.tiersLead}>
        <TierCards />
      </Section>
      <Booking />
    </>
  );
}
