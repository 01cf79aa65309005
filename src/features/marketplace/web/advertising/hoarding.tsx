import { fillText } from '~/shared/fill-text';
import type { Ad } from '../../contract';
import { AdPicture } from '../components/ad-media';
import { SampleArt } from './sample-art';
import * as texts from '../../texts';

/** Shows a roadside hoarding as an engineer would draw it, with a running ad, or with a sample if there is none. */
export function Hoarding({ ad }: { ad: Ad | undefined }) {
  return (
    <figure>
      <div className="relative">
        <Frame />
        <div className="absolute inset-x-[9.375%] top-[14%] aspect-video overflow-hidden bg-sunken">
          {ad ? (
            <AdPicture ad={ad} sizes="(min-width: 64rem) 31rem, 78vw" priority className="size-full object-contain" />
          ) : (
            <SampleArt index={0} className="size-full" />
          )}
        </div>
      </div>
      <figcaption className="mt-3 text-center text-sm text-muted">
        {ad ? fillText(texts.runningNow, { shop: ad.shop_name }) : texts.placeIsFree}
      </figcaption>
    </figure>
  );
}

const posts = 'M152 370v122M488 370v122M320 370v122';
const braces = 'M152 378l84 70M488 378l-84 70M320 378l-84 70M320 378l84 70M152 448h336';

function Frame() {
  return (
    <svg viewBox="0 0 640 520" width="640" height="520" fill="none" className="block h-auto w-full" aria-hidden>
      <path d={braces} strokeWidth="3" className="stroke-(--art-trunk-ring)" />
      <path d={posts} strokeWidth="13" className="stroke-(--art-trunk)" />
      <path d="M0 492h640" strokeWidth="3" className="stroke-(--art-bund)" />
      <path
        d={
          'M34 492q4-20-2-30M40 492q2-16 10-24M28 492q-4-14-12-18M566 492q2-22 12-34M574 492q6-16 18-20' +
          'M560 492q-2-18-10-26M206 492q2-12 8-16M396 492q-2-12-8-18M402 492q4-10 10-14'
        }
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-(--art-near)"
      />
      <path d="M116 492h72v12h-72zM284 492h72v12h-72zM452 492h72v12h-72z" className="fill-(--art-slab-side)" />
      <path d="M48 60.8h544v322H48z" strokeWidth="2" className="fill-card stroke-ink" />
      <Dimensions />
    </svg>
  );
}

/** Shows the two dimensions that matter: a wide picture fills the board. */
function Dimensions() {
  return (
    <g className="fill-laterite-ink stroke-laterite-ink" strokeWidth="1.5">
      <path
        d={
          'M60 28h236M344 28h236M60 18v32M580 18v32M53 35l14-14M573 35l14-14M618 73v122M618 249v122' +
          'M608 73h-12M608 371h-12M628 73h-20M628 371h-20M611 80l14-14M611 378l14-14'
        }
      />
      <g stroke="none" className="text-[24px] font-semibold" textAnchor="middle">
        <text x="320" y="36">
          16
        </text>
        <text x="618" y="230">
          9
        </text>
      </g>
    </g>
  );
}
