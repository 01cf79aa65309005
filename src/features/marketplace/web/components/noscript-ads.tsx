import { useQuery } from '@tanstack/react-query';
import { homeAdsQuery } from '../queries';
import { showcaseAds, videoAds } from '../showcase';
import { AdPicture, AdVideo } from './ad-media';

const sizes = '(min-width: 48rem) 18rem, 45vw';
const gridClass = 'grid grid-cols-2 gap-4';

// Browsers with JavaScript neither show nor render what is in <noscript>, so its code is the server's alone.

/** Every ad of the showcase for readers without JavaScript; the browser fetches none of it for the others. */
export function NoScriptImages() {
  return <noscript>{import.meta.env.SSR && <Images />}</noscript>;
}

/** Every video with the browser's own controls, for readers without JavaScript. */
export function NoScriptVideos() {
  return <noscript>{import.meta.env.SSR && <Videos />}</noscript>;
}

function Images() {
  const ads = showcaseAds(useQuery(homeAdsQuery).data ?? []);
  return (
    <ul className={`${gridClass} mt-6 md:grid-cols-4`}>
      {ads.slice(1).map((ad) => (
        <li key={ad.id}>
          <AdPicture ad={ad} sizes={sizes} className="h-auto w-full" />
        </li>
      ))}
    </ul>
  );
}

function Videos() {
  const ads = videoAds(useQuery(homeAdsQuery).data ?? []);
  return (
    <ul className={`${gridClass} md:grid-cols-3`}>
      {ads.map((ad) => (
        <li key={ad.id}>
          <AdVideo ad={ad} className="aspect-video w-full bg-black" />
          <p className="mt-1 text-sm">{ad.shop_name}</p>
        </li>
      ))}
    </ul>
  );
}
