import Ban from 'lucide-react/icons/ban';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import CreditCard from 'lucide-react/icons/credit-card';
import Hourglass from 'lucide-react/icons/hourglass';
import OctagonX from 'lucide-react/icons/octagon-x';
import Repeat from 'lucide-react/icons/repeat';
import ScanLine from 'lucide-react/icons/scan-line';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { timeIn } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { diets } from '../../contract/choices';
import * as texts from '../../texts';
import type { Door } from './door';
import type { Shown } from './door-state';
import { toneOf, type DoorResult, type DoorRow, type Tone } from './verdict';
import { wordsOf } from './words';

/** A colour and a shape for each tone; white on these has a contrast of 7 to 1 and more, for the sun. */
const toneLooks: Record<Tone, { box: string; shape: string }> = {
  good: { box: 'bg-[#0b4f2c] text-white', shape: 'rounded-full' },
  unsure: { box: 'bg-[#ffc933] text-[#1c1400]', shape: 'rounded-sm rotate-45 [&>svg]:-rotate-45' },
  bad: { box: 'bg-[#8c1010] text-white', shape: 'rounded-none' },
};

const icons: Record<DoorResult, typeof Ban> = {
  ok: CircleCheckBig,
  partly: Users,
  again: Repeat,
  waiting: Hourglass,
  cancelled: Ban,
  other_event: CalendarX,
  too_early: Clock,
  over: Clock,
  unknown: OctagonX,
  card_revoked: CreditCard,
  invalid: TriangleAlert,
  unlisted: CircleQuestionMark,
};

/** Shows the verdict on the last scan, large enough to be read from a step away. */
export function VerdictPanel({ door, shown }: { door: Door; shown: Shown | null }) {
  const panel = useRef<HTMLElement>(null);
  const turn = shown?.turn;
  useEffect(() => {
    if (turn !== undefined) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [turn]);
  return (
    <section ref={panel} aria-live="assertive" aria-atomic="true" className="min-h-56 scroll-my-4">
      {shown ? <Said key={shown.turn} door={door} shown={shown} /> : <Nothing />}
    </section>
  );
}

const emptyBox = 'grid min-h-56 place-content-center justify-items-center gap-2';

function Nothing() {
  return (
    <div className={clsx(emptyBox, 'rounded-lg border-2 border-dashed border-line-strong p-4 text-center')}>
      <ScanLine aria-hidden="true" className="size-10 text-muted" />
      <p className="text-2xl font-bold">{texts.doorReadyFor}</p>
      <p className="text-muted">{texts.doorReadyForLead}</p>
    </div>
  );
}

function Said({ door, shown: { scan, verdict } }: { door: Door; shown: Shown }) {
  const { result, row, people, peopleIn, of } = verdict;
  const { word, other } = wordsOf(result);
  const tone = toneOf(result);
  const { box, shape } = toneLooks[tone];
  const Icon = icons[result];
  const name = row?.full_name ?? (scan && 'walk_in' in scan.deed ? scan.deed.walk_in : null);
  return (
    <div data-result={result} data-tone={tone} className={clsx('grid min-h-56 gap-3 rounded-lg p-4', box)}>
      <div className="flex items-center gap-3 sm:gap-5">
        <span
          className={clsx('m-2 grid size-14 shrink-0 sm:size-18 place-content-center border-4 border-current', shape)}
        >
          <Icon aria-hidden="true" className="size-8 sm:size-10" />
        </span>
        <div className="min-w-0">
          <p className="text-3xl leading-tight font-extrabold text-balance wrap-anywhere malayalam:max-sm:text-2xl">
            {word}
          </p>
          <p lang={other.lang} className="text-lg font-semibold wrap-anywhere sm:text-xl">
            {other.word}
          </p>
        </div>
      </div>
      {name !== null && (
        <div className="min-w-0 text-xl">
          <p className="text-2xl font-bold wrap-anywhere">{name}</p>
          {row?.full_name_ml && (
            <p lang="ml" className="wrap-anywhere">
              {row.full_name_ml}
            </p>
          )}
          {row && <Party row={row} />}
          {of > 1 && (
            <p className="text-2xl font-bold">
              {fillText(texts.doorPartyIn, { in: String(peopleIn), of: String(of) })}
            </p>
          )}
        </div>
      )}
      <p className="text-lg">
        {verdict.at !== null &&
          verdict.gate !== null &&
          `${fillText(texts.doorAt, { time: timeIn(verdict.at), gate: verdict.gate })} `}
        {scan ? texts.doorWhatToDo[result] : texts.doorPracticeDone}
      </p>
      {scan && row && people > 1 && (
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-lg">{texts.doorFewer}</span>
          {Array.from({ length: people - 1 }, (_, index) => (
            <OnBox key={index} onClick={() => void door.letFewer(scan, row, index + 1)}>
              {countText(texts.doorOnly, index + 1)}
            </OnBox>
          ))}
        </p>
      )}
      <p className="flex flex-wrap gap-2 self-end">
        <OnBox onClick={door.clear}>{texts.doorNext}</OnBox>
        {scan && <OnBox onClick={() => void door.undo(scan)}>{texts.doorUndo}</OnBox>}
      </p>
    </div>
  );
}

const OnBox = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="ghost" className="border-current! text-inherit! hover:bg-black/20!" onClick={onClick}>
    {children}
  </Button>
);

/** Shows area, party and diets of a registration. */
export function Party({ row }: { row: DoorRow }) {
  const eats = diets.flatMap((diet) => {
    const count = row.diets.filter((one) => one === diet).length;
    return count > 0 ? [fillText(texts.doorDiets[diet], { count: String(count) })] : [];
  });
  const parts = [row.area_name, fillText(texts.doorGuests, { count: String(row.people) }), ...eats];
  return <p>{parts.filter(Boolean).join(' · ')}</p>;
}
