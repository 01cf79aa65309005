import { clsx } from 'clsx';
import * as texts from '../../texts';

type Station = { name: string; x: number; y: number; label: 'above' | 'below' | 'before' };

/** The towns of the seven areas, projected from their coordinates: 82 units are 10 km. */
const stations: readonly Station[] = [
  { name: texts.pattambi, x: 64, y: 227, label: 'above' },
  { name: texts.ottapalam, x: 228, y: 257, label: 'below' },
  { name: texts.mannarkkad, x: 303, y: 74, label: 'above' },
  { name: texts.palakkad, x: 474, y: 256, label: 'before' },
  { name: texts.palakkadRural, x: 509, y: 176, label: 'above' },
  { name: texts.alathur, x: 373, y: 362, label: 'below' },
  { name: texts.chittur, x: 566, y: 322, label: 'below' },
];

const sights =
  'M64 227 228 257 303 74zM228 257 373 362 474 256zM303 74 509 176 474 256z' +
  'M509 176 566 322 474 256M373 362 566 322M64 227 373 362';
const river = 'M640 292c-34-4-50 12-74 8s-50-26-82-26-60 26-104 28-70-22-116-18-74-6-112-18-66-12-84-12-44 16-78 12';
/** The hills north and south of the gap: the middle of the base, and half its width. */
const hills: readonly [x: number, foot: number, half: number][] = [
  [548, 90, 40],
  [592, 106, 34],
  [424, 92, 30],
  [462, 84, 36],
  [505, 98, 30],
  [478, 428, 34],
  [560, 430, 36],
  [440, 434, 26],
  [520, 436, 28],
  [604, 436, 32],
];

/** Labels keep their size on phones, where the drawing is half as wide. */
const textClass = 'fill-ink text-[27px] font-semibold sm:text-[20px]';

/** Draws the seven areas as a surveyor's triangulation: decoration, because the page names the areas in words. */
export function Triangulation({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 440" width="640" height="440" fill="none" className={clsx('block', className)} aria-hidden>
      <path d={river} strokeWidth="9" strokeLinecap="round" className="stroke-(--art-far)" />
      {hills.map(([x, foot, half]) => (
        <g key={x}>
          <path d={`M${x - half} ${foot}l${half} ${-1.4 * half} ${half} ${1.4 * half}z`} className="fill-(--art-far)" />
          <path d={`M${x} ${foot - 1.4 * half}l${half} ${1.4 * half}h${-0.8 * half}z`} className="fill-(--art-mid)" />
        </g>
      ))}
      <path d={sights} strokeWidth="1.25" strokeDasharray="7 5" className="stroke-line-strong" />
      {stations.map((station) => (
        <Mark key={station.name} {...station} />
      ))}
      <g className="stroke-muted" strokeWidth="1.5">
        <path d="M28 404h164M28 397v14M110 400v8M192 397v14" />
        <path d="M28 64V24M21 36l7-14 7 14" />
      </g>
      <g className="fill-muted text-[22px] sm:text-[16px]">
        <text x="28" y="388">
          0
        </text>
        <text x="192" y="388" textAnchor="end">
          {texts.twentyKilometres}
        </text>
        <text x="28" y="92" textAnchor="middle">
          {texts.northOnTheMap}
        </text>
      </g>
    </svg>
  );
}

function Mark({ name, x, y, label }: Station) {
  const place = {
    above: { x, y: y - 24, textAnchor: 'middle' as const },
    below: { x, y: y + 38, textAnchor: 'middle' as const },
    before: { x: x - 20, y: y + 30, textAnchor: 'end' as const },
  }[label];
  return (
    <>
      <path
        d={`M${x} ${y - 15}l13 22.5h-26z`}
        strokeWidth="2"
        strokeLinejoin="round"
        className="fill-paper stroke-laterite"
      />
      <circle cx={x} cy={y} r="2.75" className="fill-laterite" />
      <text
        {...place}
        paintOrder="stroke"
        strokeWidth="7"
        strokeLinejoin="round"
        className={clsx(textClass, 'stroke-paper')}
      >
        {name}
      </text>
    </>
  );
}
