import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  adsQuery,
  categoriesQuery,
  homeAdsQuery,
  ImageShowcase,
  LazyFinder,
  locationsQuery,
  NoScriptImages,
  NoScriptVideos,
  VideoCarousel,
} from '~/features/marketplace/web/public';
import { useNames } from '~/router';
import { fillText } from '~/shared/fill-text';
import { answerIn, pageHead, type PageData } from '~/shared/page';
import { Section } from '~/ui/section';
import { finderId, Hero } from '../home/hero';
import { Leaders } from '../home/leaders';
import { homeTextsQuery, leadersQuery } from '../home/queries';
import { SplitSection } from '../home/split-section';
import * as texts from '../../texts';

/** The queries of the page, beside the news (src/routes/home-page.tsx). */
export const homeQueries = [homeAdsQuery, categoriesQuery, locationsQuery, homeTextsQuery, leadersQuery] as const;

export const head = ({ page }: { page: PageData }) =>
  pageHead(page, {
    title: `${page.names.committee} | ${page.names.federation}`,
    description: answerIn<{ description: string }>(page, homeTextsQuery)?.description ?? '',
    path: '/',
  });

/** Shows the home page (docs/product/site.md, "Home page"). */
export default function Home({ news }: { news: ReactNode }) {
  // Requested on load (docs/product/site.md, "Home page"); no part of the page shows it, so it has no place in the
  // HTML.
  useQuery(adsQuery);
  const findShops = fillText(texts.findShopsInDistrict, useNames());
  return (
    <>
      <Hero />
      <SplitSection
        eyebrow={texts.onFilm}
        title={texts.builtHereSeenHere}
        lead={texts.videosLead}
        className="border-t-0"
      >
        <VideoCarousel />
        <NoScriptVideos />
      </SplitSection>
      <SplitSection
        eyebrow={texts.fromOurAdvertisers}
        title={texts.materialsAndMakers}
        lead={texts.advertisersLead}
        flip
      >
        <ImageShowcase />
        <NoScriptImages />
      </SplitSection>
      {news}
      <Leaders />
      <Section id={finderId} title={findShops} lead={texts.findShopsLead}>
        <LazyFinder />
      </Section>
    </>
  );
}
