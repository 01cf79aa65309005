import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState, type ReactNode } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { timeIn } from '~/shared/format-date';
import { ownPath } from '~/shared/own-address';
import { encodeQr } from '~/ui/encode-qr';
import { QrCode } from '~/ui/qr-code';
import * as texts from '../../texts';
import type { Door } from './door';
import type { DoorState } from './door-state';
import { practice } from './practice';
import type { CameraState } from './use-camera';
import { wordsOf } from './words';

/** A difference of clocks (ms) that is not worth a word. */
const SMALL_MS = 60_000;

/** What the browser reports about this phone. */
interface Checks {
  isPersisted: boolean;
  opensOffline: boolean;
}

async function check(): Promise<Checks> {
  const { storage: all, serviceWorker } = navigator as Partial<Navigator>;
  const storage = all as Partial<StorageManager> | undefined;
  const isPersisted = ((await storage?.persisted?.()) || (await storage?.persist?.())) ?? false;
  return { isPersisted, opensOffline: Boolean(serviceWorker?.controller) };
}

/** Shows whether this phone is ready for the door, and three codes to practise with. */
export function ReadyPanel({ door, state, camera }: { door: Door; state: DoorState; camera: CameraState }) {
  const [checks, setChecks] = useState<Checks>();
  useEffect(() => {
    const ask = () => void check().then(setChecks, () => undefined);
    ask();
    const { serviceWorker } = navigator as Partial<Navigator>;
    serviceWorker?.addEventListener('controllerchange', ask);
    return () => serviceWorker?.removeEventListener('controllerchange', ask);
  }, []);
  const list = state.stored?.list;
  const { offset } = state;
  const minutes = Math.round(Math.abs(offset ?? 0) / 60_000);
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {texts.doorPhoneLead} {/* The door stays open beside it. */}
        <a href={ownPath('/help/keep-door')} target="_blank" rel="noopener" className="link">
          {texts.doorHelp}
        </a>
      </p>
      <ul className="grid gap-3">
        <Check isGood={Boolean(list)} label={texts.doorCheckList}>
          {list
            ? countText(texts.doorCheckListGood, list.rows.length, { time: timeIn(list.at) })
            : texts.doorCheckListBad}
        </Check>
        <Check isGood={camera === 'on'} label={texts.doorCheckCamera}>
          {camera === 'on' ? texts.doorCheckCameraGood : texts.doorCheckCameraOff}
        </Check>
        <Check isGood={checks?.isPersisted ?? false} label={texts.doorCheckStorage}>
          {checks?.isPersisted ? texts.doorCheckStorageGood : texts.doorCheckStorageWeak}
        </Check>
        <Check isGood={checks?.opensOffline ?? false} label={texts.doorCheckPage}>
          {checks?.opensOffline ? texts.doorCheckPageGood : texts.doorCheckPageBad}
        </Check>
        <Check isGood={offset !== null} label={texts.doorCheckClock}>
          {offset === null
            ? texts.doorCheckClockUnknown
            : Math.abs(offset) < SMALL_MS
              ? texts.doorCheckClockGood
              : countText(texts.doorCheckClockOff, minutes)}
        </Check>
      </ul>
      <h2 className="text-lg">{texts.doorPractice}</h2>
      <p className="text-muted">{texts.doorPracticeLead}</p>
      <ul className="grid grid-cols-3 gap-2">
        {[...practice].map(([code, result]) => {
          const label = fillText(texts.doorPracticeTry, { word: wordsOf(result).word });
          return (
            <li key={code}>
              <button type="button" className="w-full" onClick={() => void door.takeCode(code)}>
                <QrCode squares={encodeQr(code)} label={label} className="w-full rounded-md border border-line" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Check({ isGood, label, children }: { isGood: boolean; label: string; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <li className="flex items-start gap-3">
      <Icon
        aria-hidden="true"
        className={isGood ? 'mt-1 size-5 shrink-0 text-primary' : 'mt-1 size-5 shrink-0 text-brass-ink'}
      />
      <p className="min-w-0">
        <b>{label}</b>: {children}
      </p>
    </li>
  );
}
