import { browserSamples, SampleAds, serverSamples, TierCards, type Samples } from '~/features/marketplace/web/public';
import { fillText } from '~/shared/fill-text';
import { browserLoader, pageMeta, serverLoader, type PageContext, type PageData } from '~/shared/page';
import { Section } from '~/ui/section';
import { advertisingReach, site } from '../../content/site';
import { Benefits } from '../advertising/benefits';
import { Booking } from '../advertising/booking';
import { AdvertisingHero } from '../advertising/hero';
import * as texts from '../../texts';

type Data = PageData & { samples: Samples };

const serverData = serverLoader();
const browserData = browserLoader();

export const loader = async (args: { context: PageContext }): Promise<Data> => ({
  ...(await serverData(args)),
  samples: await serverSamples(args.context),
});

export const clientLoader = async (): Promise<Data> => ({
  ...(await browserData()),
  samples: await browserSamples(),
});

export const meta = ({ loaderData }: { loaderData?: PageData }) =>
  pageMeta(loaderData, {
    title: fillText(texts.pageTitle, { page: texts.advertise, committee: site.committee }),
    description: fillText(texts.advertisingDescription, { advertisingReach }),
    path: '/advertising',
  });

/** docs/product/site.md, "Advertising page"; what each tier offers comes from the marketplace's own constants. */
export default function Advertising({ loaderData: { samples } }: { loaderData: Data }) {
  return (
    <>
      <AdvertisingHero ad={samples.hoarding} />
      <Benefits />
      <Section title={texts.sampleAds} lead={samples.ads.length > 0 ? texts.sampleAdsLead : undefined}>
        <SampleAds ads={samples.ads} />
      </Section>
      <Section
        id="tiers"
        tone="grid"
        title={texts.fiveTiers}
        lead={texts.tiersLead}
      >
        <TierCards />
      </Section>
      <Booking />
    </>
  );
}
