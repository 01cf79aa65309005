import { clsx } from 'clsx';
import { fillText } from '~/shared/fill-text';
import * as texts from '../../texts';

type Look = { words: string; trade: string; ground: string; figure: string; drawing: string };

/** The invented ads for times when no ad runs: plain words over a plain drawing, in the manner of a sign painter. */
const looks: readonly Look[] = [
  {
    words: texts.sampleShop,
    trade: texts.sampleShopTrade,
    ground: 'fill-deep',
    figure: 'fill-on-deep',
    drawing: 'M352 240V120l52-34 52 34v28l46-30 46 30v92h-64v-54h-36v54z',
  },
  {
    words: texts.sampleBricks,
    trade: texts.sampleBricksTrade,
    ground: 'fill-laterite',
    figure: 'fill-on-laterite',
    drawing:
      'M340 240v-34h64v34zM410 240v-34h64v34zM480 240v-34h64v34zM376 200v-34h64v34zM446 200v-34h64v34z' +
      'M412 160v-34h64v34z',
  },
  {
    words: texts.sampleSteel,
    trade: texts.sampleSteelTrade,
    ground: 'fill-brass-tint',
    figure: 'fill-brass-ink',
    drawing: 'M360 92h176v24h-74v100h74v24H360v-24h74V116h-74z',
  },
];

/** The number of different samples. */
export const sampleCount = looks.length;

/** Shows an invented ad, 16:9, labelled as a sample. */
export function SampleArt({ index, className }: { index: number; className?: string }) {
  const look = looks[index % looks.length] as Look;
  const [first, ...rest] = split(look.words);
  return (
    <svg
      viewBox="0 0 576 324"
      width="576"
      height="324"
      role="img"
      aria-label={fillText(texts.sampleAdvertisement, { words: look.words })}
      className={clsx('block', className)}
    >
      <path d="M0 0h576v324H0z" className={look.ground} />
      <g className={look.figure}>
        <path d={look.drawing} opacity="0.24" />
        <path d="M0 240h576v3H0z" opacity="0.5" />
        <text x="36" y={rest.length ? 104 : 140} fontSize="56" fontWeight="750" letterSpacing="-1">
          {first}
        </text>
        {rest.map((line, at) => (
          <text key={line} x="36" y={164 + at * 60} fontSize="56" fontWeight="750" letterSpacing="-1">
            {line}
          </text>
        ))}
        <text x="36" y="288" fontSize="26">
          {look.trade}
        </text>
      </g>
    </svg>
  );
}

/** Splits a text into two lines, the first one shorter. */
function split(words: string): string[] {
  const parts = words.split(' ');
  const half = Math.floor(parts.length / 2);
  return [parts.slice(0, half).join(' '), parts.slice(half).join(' ')];
}
