import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import * as common from '~/shared/texts';
import type { Tier } from '../../contract/tiers';
import { tiersByRank } from './samples';
import { longestDays, rotationSteps, tierFacts } from './tier-facts';
import * as texts from '../../texts';

const praise: Partial<Record<Tier, string>> = { diamond: texts.popular, premium: texts.bestExposure };

/** The colours of a card; the best tier is on the deep green. */
const plain = { card: 'border-line bg-card', line: 'border-line', muted: 'text-muted', strong: 'text-primary' };
const looks: Record<Tier, typeof plain & { mark: string; praise?: string }> = {
  basic: { ...plain, mark: 'border-2 border-line-strong' },
  silver: { ...plain, mark: 'bg-silver-ink' },
  gold: { ...plain, mark: 'bg-brass' },
  diamond: { ...plain, card: 'border-primary bg-card', mark: 'bg-info', praise: 'bg-primary text-on-primary' },
  premium: {
    card: 'border-deep bg-deep text-on-deep',
    line: 'border-deep-line',
    muted: 'text-on-deep-muted',
    strong: 'text-on-deep',
    mark: 'bg-brass',
    praise: 'bg-brass text-black',
  },
};

/** Shows the five tiers side by side, lowest first; below each other on phones. Corresponding rows line up. */
export function TierCards() {
  return (
    <ul className="grid gap-x-4 md:grid-cols-6 lg:grid-cols-5">
      {[...tiersByRank].reverse().map((tier, index) => (
        <li
          key={tier}
          className={clsx(
            'relative row-span-7 mb-6 grid grid-rows-subgrid rounded-lg border p-5 lg:col-span-1 lg:px-4 xl:px-5',
            index < 3 ? 'md:col-span-2' : 'md:col-span-3',
            looks[tier].card,
          )}
        >
          <TierCard tier={tier} rows={index < 3 ? 'md:block' : 'lg:block'} />
        </li>
      ))}
    </ul>
  );
}

/** Shows a tier; `rows` is the width from which a row's value stands below its name. */
function TierCard({ tier, rows }: { tier: Tier; rows: string }) {
  const look = { ...looks[tier], rows };
  const facts = tierFacts(tier);
  return (
    <>
      <div className="flex items-center gap-x-3 pb-4">
        <span aria-hidden="true" className={clsx('size-3 rotate-45', look.mark)} />
        <h3 className="text-2xl">{texts.tierNames[tier]}</h3>
        {praise[tier] && (
          <p className={clsx('absolute -top-3 left-4 rounded-sm px-2.5 py-0.5 text-xs font-semibold', look.praise)}>
            {praise[tier]}
          </p>
        )}
      </div>
      <dl className="row-span-6 grid grid-rows-subgrid">
        <div className="pb-5">
          <dt className="sr-only">{texts.displayDuration}</dt>
          <dd className={look.strong}>
            <span className="text-4xl font-bold tracking-tight tabular-nums">{facts.days}</span>
            <span className="ms-1.5 text-lg font-semibold">{texts.days}</span>
            <Span days={facts.days} />
          </dd>
        </div>
        <Row look={look} term={texts.media}>
          {facts.media}
        </Row>
        <Row look={look} term={texts.featuredInShowcases}>
          <YesNo yes={facts.showcase} look={look} />
        </Row>
        <Row look={look} term={texts.homepageDisplay}>
          <YesNo yes={facts.homepage} look={look} />
        </Row>
        <Row look={look} term={texts.autoAdvance}>
          {facts.advance ?? <YesNo yes={false} no={common.none} look={look} />}
        </Row>
        <Row look={look} term={texts.rotationPriority}>
          <Steps count={facts.ranking} look={look} />
          {facts.rotation}
        </Row>
      </dl>
    </>
  );
}

type Look = (typeof looks)[Tier] & { rows: string };

function Row({ term, look, children }: { term: string; look: Look; children: ReactNode }) {
  return (
    <div className={clsx('flex items-center justify-between gap-x-4 border-t py-2.5', look.rows, look.line)}>
      <dt className={clsx('text-sm', look.muted)}>{term}</dt>
      <dd className="flex items-center gap-2 font-semibold">{children}</dd>
    </div>
  );
}

/** Shows the days as a dimension line, to the same scale on all cards. */
function Span({ days }: { days: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ width: `${(days / longestDays) * 100}%` }}
      className={clsx(
        'mt-2 block h-2.5 border-x-[1.5px] border-current',
        'bg-[linear-gradient(currentColor,currentColor)] bg-[length:100%_1.5px] bg-center bg-no-repeat',
      )}
    />
  );
}

function YesNo({ yes, no = texts.no, look }: { yes: boolean; no?: string; look: Look }) {
  const Icon = yes ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" className={clsx('size-5 shrink-0', yes ? look.strong : look.muted)} />
      <span className={clsx(!yes && ['font-normal', look.muted])}>{yes ? texts.yes : no}</span>
    </>
  );
}

function Steps({ count, look }: { count: number; look: Look }) {
  return (
    <span aria-hidden="true" className={clsx('flex items-end gap-0.5', look.strong)}>
      {Array.from({ length: rotationSteps }, (_, step) => (
        <span
          key={step}
          style={{ height: `${6 + step * 2.5}px` }}
          className={clsx('w-1', step < count ? 'bg-current' : 'bg-current opacity-25')}
        />
      ))}
    </span>
  );
}
