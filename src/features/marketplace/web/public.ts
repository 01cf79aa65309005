export { ImageShowcase } from './components/image-showcase';
export { NoScriptImages, NoScriptVideos } from './components/noscript-ads';
export { ShopFinder } from './components/shop-finder';
export { VideoCarousel } from './components/video-carousel';
export { adsQuery, categoriesQuery, homeAdsQuery, shopsQuery } from './queries';
