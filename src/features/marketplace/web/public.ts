export { Hoarding } from './advertising/hoarding';
export { SampleAds } from './advertising/sample-ads';
export { browserSamples, serverSamples, type Samples } from './advertising/samples';
export { TierCards } from './advertising/tier-cards';
export { ImageShowcase } from './components/image-showcase';
export { NoScriptImages, NoScriptVideos } from './components/noscript-ads';
export { ShopFinder } from './components/shop-finder';
export { VideoCarousel } from './components/video-carousel';
export { adsQuery, categoriesQuery, homeAdsQuery, shopsQuery } from './queries';
