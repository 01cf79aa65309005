import { fillText } from '~/shared/fill-text';
import * as texts from '../../texts';

/** Draws an imaginary plan with the office in the middle, in the place of the map. Decoration. */
export function SitePlan({
  position: [latitude, longitude],
  className,
}: {
  position: readonly [north: number, east: number];
  className?: string;
}) {
  return (
    <svg viewBox="0 0 1200 448" preserveAspectRatio="xMidYMid slice" fill="none" className={className} aria-hidden>
      <defs>
        <pattern id="site-plan-grid" width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M24 0H0v24" className="stroke-(--art-grid)" />
        </pattern>
      </defs>
      <path fill="url(#site-plan-grid)" d="M0 0h1200v448H0z" />
      <path
        d="M-20 330C160 300 240 372 420 340s300 30 470-4 240-10 350-40"
        strokeWidth="22"
        className="stroke-(--art-water)"
      />
      <path
        strokeWidth="1.25"
        className="stroke-(--art-far-shade)"
        d={
          'M470 40c60-44 220-40 270 22s20 168-62 196-216 4-242-76 4-118 34-142z' +
          'M508 66c46-32 160-30 196 16s14 118-44 138-154 2-172-54 0-82 20-100z' +
          'M392 20C470-50 740-60 830 30s40 220-70 260-320 20-370-90 2-180 2-180z' +
          'M280-20C250 60 250 200 310 280s210 100 330 100 250-40 300-130 40-200-10-280'
        }
      />
      <path
        d="M-10 214C200 190 380 206 600 150S980 96 1220 124M640-10c-10 60-30 110-40 160s40 150 34 300"
        strokeWidth="13"
        className="stroke-(--art-slab-side)"
      />
      <path
        d="M-10 214C200 190 380 206 600 150S980 96 1220 124M640-10c-10 60-30 110-40 160s40 150 34 300"
        strokeWidth="10"
        className="stroke-card"
      />
      <g strokeWidth="1.5" className="fill-sunken stroke-(--art-slab-side)">
        <path
          d={
            'M700 172h64v40h-64zM780 166h34v58h-34zM508 96h54v34h-54zM430 118h52v44h-52zM690 60h80v44h-80z' +
            'M396 226h72v34h-72zM500 206h44v44h-44z'
          }
        />
        <path
          d={
            'M860 150h60v36h-60zM300 130h64v46h-64zM880 40h70v50h-70zM250 232h70v40h-70zM980 150h80v40h-80z' +
            'M150 120h70v50h-70zM1080 40h60v40h-60zM90 226h60v44h-60z'
          }
        />
      </g>
      <path d="M618 188h52v40h-52z" strokeWidth="2" className="fill-laterite-tint stroke-laterite" />
      <g strokeWidth="1.5" className="stroke-laterite">
        <circle cx="644" cy="208" r="62" strokeDasharray="5 5" />
        <path d="M644 128v40M644 248v40M564 208h40M684 208h40" />
      </g>
      <path d="M644 212c-20-24-26-34-26-46a26 26 0 0 1 52 0c0 12-6 22-26 46z" className="fill-laterite" />
      <circle cx="644" cy="166" r="9" className="fill-card" />
      <text
        x="716"
        y="256"
        paintOrder="stroke"
        strokeWidth="6"
        className="fill-ink stroke-card text-[17px] font-semibold tabular-nums"
      >
        {fillText(texts.coordinates, { latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) })}
      </text>
    </svg>
  );
}
