import { browserSamples, SampleAds, serverSamples, TierCards, type Samples } from '~/features/marketplace/web/public';
import { browserLoader, pageMeta, serverLoader, type PageContext, type PageData } from '~/shared/page';
import { Section } from '~/ui/section';
import { advertisingReach, site } from '../../content/site';
import { Benefits } from '../advertising/benefits';
import { Booking } from '../advertising/booking';
import { AdvertisingHero } from '../advertising/hero';

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
    title: `Advertise | ${site.committee}`,
    description: `Five advertising tiers for the building trade of Palakkad, before ${advertisingReach}: what each gives and how to book.`,
    path: '/advertising',
  });

/** docs/product/site.md, "Advertising page"; what each tier offers comes from the marketplace's own constants. */
export default function Advertising({ loaderData: { samples } }: { loaderData: Data }) {
  return (
    <>
      <AdvertisingHero ad={samples.hoarding} />
      <Benefits />
      <Section title="Sample ads" lead={samples.ads.length > 0 ? 'From shops of the district, one for each tier.' : undefined}>
        <SampleAds ads={samples.ads} />
      </Section>
      <Section
        id="tiers"
        tone="grid"
        title="Five tiers"
        lead="From a week for one offer to a month on the home page."
      >
        <TierCards />
      </Section>
      <Booking />
    </>
  );
}
