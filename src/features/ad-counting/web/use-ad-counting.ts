import { useEffect } from 'react';

/** Counts what is seen of the page's ads; the code for it comes later (docs/product/ad-counting.md). */
export const useAdCounting = () => useEffect(() => void import('./count-ads').then((code) => code.countAds()), []);
