import { useQuery } from '@tanstack/react-query';
import { homeAdsQuery } from '../queries';
import { showcaseAds, videoAds } from '../showcase';
import { AdPicture, AdVideo } from './ad-media';

const sizes = '(min-width: 48rem) 18rem, 45vw';
const gridClass = 'grid grid-cols-2 gap-4';

// Browsers with JavaScript neither show nor render the content of <noscript>, so only the server needs its code.

/** Shows every ad of the showcase to readers without JavaScript; other browsers fetch none of it. */
export function NoScriptImages() {
  return <noscript>{import.meta.env.SSR && <Images />}</noscript>;
}

/** Shows every video with the browser's own controls to readers without JavaScript. */
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
