export { CountedFigures } from './figures/counted';
export { useAdCounting } from './use-ad-counting';
