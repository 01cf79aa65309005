import { useQuery } from '@tanstack/react-query';
import {
  adsQuery,
  categoriesQuery,
  homeAdsQuery,
  ImageShowcase,
  locationsQuery,
  NoScriptImages,
  NoScriptVideos,
  ShopFinder,
  VideoCarousel,
} from '~/features/marketplace/web/public';
import { browserLoader, pageMeta, serverLoader, whenPathChanges, type PageData } from '~/shared/page';
import { Section } from '~/ui/section';
import { site } from '../../content/site';
import { finderId, Hero } from '../home/hero';
import { Leaders } from '../home/leaders';
import { SplitSection } from '../home/split-section';

export const loader = serverLoader(homeAdsQuery, categoriesQuery, locationsQuery);
export const clientLoader = browserLoader(homeAdsQuery, categoriesQuery, locationsQuery);
export const shouldRevalidate = whenPathChanges;

export const meta = ({ loaderData }: { loaderData?: PageData }) =>
  pageMeta(loaderData, { title: `${site.committee} | ${site.federation}`, description: site.description, path: '/' });

/** docs/product/site.md, "Home page". */
export default function Home() {
  // Asked for on load (docs/product/site.md, "Home page"); nothing shows it, so it is not worth a place in the HTML.
  useQuery(adsQuery);
  return (
    <>
      <Hero />
      <SplitSection
        eyebrow="On film"
        title="Built here, seen here"
        lead="Workshops, yards and showrooms of the district, in their own pictures."
        className="border-t-0"
      >
        <VideoCarousel />
        <NoScriptVideos />
      </SplitSection>
      <SplitSection
        eyebrow="From our advertisers"
        title="Materials and makers"
        lead="The shops and suppliers whose support keeps the committee’s work going."
        flip
      >
        <ImageShowcase />
        <NoScriptImages />
      </SplitSection>
      <Leaders />
      <Section
        id={finderId}
        title="Find Shops in Palakkad"
        lead="Search by name, or choose a category or a place."
      >
        <ShopFinder />
      </Section>
    </>
  );
}
