import { clsx } from 'clsx';

/**
 * A bridge whose middle is still only drawn: for the not-found page and other empty places.
 * Small, takes its colours from the theme, hidden from screen readers.
 */
export function UnfinishedBridge({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 200" width="360" height="200" fill="none" className={clsx('block', className)} aria-hidden>
      <path
        stroke="var(--art-grid)"
        d="M20 0v200M60 0v200M100 0v200M140 0v200M180 0v200M220 0v200M260 0v200M300 0v200M340 0v200M0 20h360M0 60h360M0 100h360M0 140h360M0 180h360"
      />
      <path fill="var(--art-sun)" d="M208 112a28 28 0 1 0-56 0z" />
      <path fill="var(--art-far)" d="M0 112V76l30-22 28 24 24-14 44 48zM360 112V62l-34-20-30 30-24-12-42 52z" />
      <path fill="var(--art-field-2)" d="M0 100h96l22 100H0z" />
      <path fill="var(--art-field-3)" d="M0 132h80l18 68H0z" />
      <path fill="var(--art-field-2)" d="M360 100h-96l-22 100h118z" />
      <path fill="var(--art-field-3)" d="M360 132h-80l-18 68h98z" />
      <path fill="var(--art-water)" d="M118 200 96 112h168l-22 88z" />
      <path stroke="var(--art-sun)" strokeWidth="2" strokeLinecap="round" d="M162 128h36M148 150h28M184 170h26" />
      <path fill="var(--art-laterite)" d="M84 112h20v64H84zM256 112h20v64h-20z" />
      <path fill="var(--art-laterite-deep)" d="M78 170h32v10H78zM250 170h32v10h-32zM96 112h8v58h-8zM268 112h8v58h-8z" />
      <path fill="var(--art-slab)" d="M0 96h132l-6 8 8 8H0zM360 96H232l6 6-8 10h130z" />
      <path fill="var(--art-slab-side)" d="M0 112h134l-30 14H0zM360 112H230l26 14h104z" />
      <path
        stroke="var(--art-line)"
        strokeWidth="1.5"
        d="M0 82h118M360 82H244M10 82v14M34 82v14M58 82v14M82 82v14M106 82v14M350 82v14M326 82v14M302 82v14M278 82v14M254 82v14M132 101h7M134 106h8M232 102h-8M231 107h-7"
      />
      <path
        stroke="var(--art-line)"
        strokeWidth="1.5"
        strokeDasharray="5 4"
        d="M118 82h126M142 97h82M142 112h82M138 112q42 34 90 0M154 82v14M180 82v14M206 82v14"
      />
      <path stroke="var(--art-brass)" strokeWidth="1.5" d="M132 46v28M232 46v28M126 52h112M128 56l8-8M228 56l8-8" />
      <path fill="var(--art-sky)" d="M168 42h28v20h-28z" />
      <path
        stroke="var(--art-brass)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M178 48.5q0-3.5 4-3.5t4 3.5q0 2.5-2.5 3.5-1.5 1-1.5 3M182 59v.2"
      />
    </svg>
  );
}
