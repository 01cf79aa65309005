import FileDown from 'lucide-react/icons/file-down';
import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from '~/router';
import { countText } from '~/shared/count-text';
import { toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { timeIn } from '~/shared/format-date';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { useScreenAwake } from '~/ui/hooks/use-screen-awake';
import { saveFile } from '~/ui/save-file';
import * as texts from '../../texts';
import { CameraView } from './camera-view';
import { ageOf, wasSet } from './clock';
import type { Door } from './door';
import type { DoorState } from './door-state';
import { EntryForm } from './entry-form';
import { LastScans } from './last-scans';
import { PassForm } from './pass-form';
import { ReadyPanel } from './ready-panel';
import { allowSound, signal } from './signal';
import { useCamera } from './use-camera';
import { useDoor } from './use-door';
import { useScanner } from './use-scanner';
import { toneOf } from './verdict';
import { VerdictPanel } from './verdict-panel';
import { WalkInForm } from './walk-in-form';

/** The screen of a door: what a phone shows that has a pass, and what one without. */
export function DoorScreen({ event }: { event: number }) {
  const { door, state } = useDoor(event);
  useToken(door);
  const camera = useCamera((text) => void door.takeCode(text));
  useScanner((text) => void door.takeCode(text));
  const { shown, phase } = state;
  useScreenAwake(phase === 'ready');
  const tone = shown && toneOf(shown.verdict.result);
  const turn = shown?.turn;
  useEffect(() => {
    if (tone) signal(tone);
  }, [tone, turn]);
  if (phase === 'opening') return null;
  if (phase === 'broken') return <Alert tone="error">{texts.doorStoresNothing}</Alert>;
  const list = state.stored?.list;
  return (
    <div className="grid gap-4" onPointerDown={allowSound}>
      <Heads state={state} door={door} />
      {phase === 'none' ? (
        <div className="grid gap-3">
          <h2 className="text-xl">{texts.doorNoPass}</h2>
          <p>{texts.doorNoPassLead}</p>
        </div>
      ) : (
        <div className="grid gap-4">
          <Troubles state={state} door={door} />
          <VerdictPanel door={door} shown={shown} />
        </div>
      )}
      {/* The same before and after a pass was scanned with it. */}
      <CameraView camera={camera} />
      {phase === 'none' ? (
        <PassForm door={door} />
      ) : (
        <>
          <EntryForm door={door} rows={list?.rows ?? []} />
          <Part title={texts.doorLast}>
            <LastScans door={door} state={state} />
          </Part>
          <Part title={texts.doorWalkIn}>
            <WalkInForm door={door} />
          </Part>
          <Part title={list ? texts.doorPhone : texts.doorPhoneNotYet}>
            <ReadyPanel door={door} state={state} camera={camera.state} />
          </Part>
          <Part title={texts.doorShowFile}>
            <ShowFile state={state} />
          </Part>
        </>
      )}
    </div>
  );
}

/** Takes the token out of the address, where it would be read over a shoulder and stay in the history. */
function useToken(door: Door): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const token = /^#([\w-]{8,100})$/.exec(hash)?.[1];
    if (token === undefined) return;
    void door.takePass(token);
    void navigate({ search: '' }, { replace: true });
  }, [door, hash, navigate]);
}

const ages = {
  fresh: 'border-line bg-card text-ink',
  old: 'border-brass/60 bg-brass-tint text-brass-ink',
  stale: 'border-danger/40 bg-danger-tint text-danger',
};

/** Shows the event, the gate, the attendance, the list's age and the scans that wait. */
function Heads({ door, state: { stored, scans } }: { door: Door; state: DoorState }) {
  useMinute();
  const list = stored?.list;
  const going = (list?.rows ?? []).filter(({ status }) => status === 'going');
  const people = going.reduce((sum, row) => sum + row.people, 0);
  const came = going.reduce((sum, row) => sum + door.insideOf(row), 0);
  const waiting = scans.filter(({ refused }) => !refused).length;
  const age = list ? ageOf(Date.parse(list.at), door.now()) : 'stale';
  return (
    <header className="grid gap-2">
      <h1 className="text-2xl wrap-anywhere">{list ? `${list.gate} · ${list.title}` : texts.doorTitle}</h1>
      {stored && (
        <div className="flex flex-wrap gap-2 text-lg font-semibold">
          <p data-age={age} className={clsx('rounded-md border px-3 py-1', ages[age])}>
            {list ? fillText(texts.doorListOf, { time: timeIn(list.at) }) : texts.doorNoList}
          </p>
          {list && (
            <p className="rounded-md border border-line bg-card px-3 py-1">
              {fillText(texts.doorCameOf, { came: String(came), people: String(people) })}
            </p>
          )}
          <p role="status" className={clsx('rounded-md border px-3 py-1', waiting > 0 ? ages.old : ages.fresh)}>
            {waiting > 0 ? countText(texts.doorWaiting, waiting) : texts.doorNothingWaits}
          </p>
        </div>
      )}
    </header>
  );
}

/** Shows the problems and their remedies. */
function Troubles({ door, state: { stored, scans, offset } }: { door: Door; state: DoorState }) {
  const refused = scans.filter((scan) => scan.refused).length;
  const isSet = scans.some((scan) => wasSet(scan.offset, scan.met ?? null, offset));
  return (
    <>
      {stored?.ended && (
        <Alert tone="error" title={texts.doorEnded}>
          <p className="mb-3">{texts.doorEndedLead}</p>
          <PassForm door={door} />
        </Alert>
      )}
      {scans.some(({ n }) => n === undefined) && <Unstored />}
      {refused > 0 && <Alert tone="mixed">{countText(texts.doorRefused, refused)}</Alert>}
      {isSet && <Alert tone="mixed">{texts.doorClockSet}</Alert>}
    </>
  );
}

/** Shows that a scan could not be stored; not while storing it is in progress. */
function Unstored() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 2000);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <Alert tone="error">{texts.doorStoreFull}</Alert>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded-lg border border-line bg-card">
      <summary className="min-h-13 cursor-pointer px-4 py-3 text-lg font-semibold">{title}</summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}

/** Offers the waiting scans as a file; they stay on the phone too. */
function ShowFile({ state: { scans, stored } }: { state: DoorState }) {
  const [isShown, setShown] = useState(false);
  const text = JSON.stringify({ event: stored?.event, gate: stored?.list?.gate, scans: scans.map(asWritten) }, null, 2);
  return (
    <div className="grid gap-3">
      <p className="text-muted">{texts.doorFileLead}</p>
      <p>{countText(texts.doorWaiting, scans.length)}</p>
      <Button
        variant="secondary"
        onClick={() => {
          setShown(true);
          saveFile(new Blob([text], { type: 'application/json' }), `door-${stored?.event}.json`);
        }}
      >
        <FileDown aria-hidden="true" />
        {texts.doorShowFile}
      </Button>
      {isShown && (
        <pre tabIndex={0} className="max-h-80 overflow-auto rounded-md border border-line p-3 text-sm">
          {text}
        </pre>
      )}
    </div>
  );
}

const asWritten = ({ scan_id: scanId, wall, offset, deed }: DoorState['scans'][number]) => ({
  scan_id: scanId,
  wall: toIso(new Date(wall)),
  server_ahead_ms: offset,
  ...deed,
});

/** Renders again each minute, since the list's age changes. */
function useMinute(): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((before) => before + 1), 20_000);
    return () => clearInterval(timer);
  }, []);
}
