import { useMutation, useQuery } from '@tanstack/react-query';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useId, useState } from 'react';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { ErrorState } from '~/ui/error-state';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { Panel } from '~/ui/panel';
import { SavedCheckbox } from '~/ui/saved-checkbox';
import { Skeleton } from '~/ui/skeleton';
import { attempt } from '~/ui/office/attempt';
import type { PushDevice } from '../contract';
import * as texts from '../texts';
import { devicesQuery, keyQuery, subscribe, testPush, unsubscribe } from './api';
import {
  findSubscription,
  formOf,
  isApplePhone,
  pushSupport,
  storeChoice,
  subscribeBrowser,
  type PushSupport,
} from './browser';

/** Returns whether the site's service worker is at work here, which notices need; some browsers have no workers. */
function useWorker(): boolean | 'none' {
  const [isReady, setReady] = useState(false);
  const exists = 'serviceWorker' in navigator;
  useEffect(() => {
    if (exists) void navigator.serviceWorker.ready.then(() => setReady(true));
  }, [exists]);
  return exists ? isReady : 'none';
}

/**
 * Renders notices on this device, and the person's other devices (docs/product/push.md, "The screen"). Renders nothing
 * while the service worker does not work, as where SERVICE_WORKER=off has removed it.
 */
export function PushSection({ userId }: { userId: number | undefined }) {
  // The result of a test is read again until it is there.
  const [tested, setTested] = useState<PushDevice>();
  const { data, isPending, isFetching, refetch } = useQuery({
    ...devicesQuery,
    refetchInterval: ({ state }) => {
      const now = tested && state.data?.results.find(({ id }) => id === tested.id);
      return now && now.last_ok === tested.last_ok && now.last_failed === tested.last_failed ? 2000 : false;
    },
  });
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const worker = useWorker();
  if (!worker) return null;
  return (
    <Panel title={texts.sectionTitle} lead={texts.sectionLead}>
      <MessageBanner message={message} className="mb-4" />
      {data ? (
        <Devices devices={data.results} userId={userId} messages={messages} onTest={setTested} />
      ) : isPending ? (
        <Skeleton className="h-14" />
      ) : (
        <ErrorState title={texts.loadFailed} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

type DevicesProps = {
  devices: readonly PushDevice[];
  userId: number | undefined;
  messages: Messages;
  /** Called with the device that is tested, in its state before the test. */
  onTest: (device: PushDevice) => void;
};

function Devices({ devices, userId, messages, onTest }: DevicesProps) {
  const [support, setSupport] = useState(pushSupport);
  const [endpoint, setEndpoint] = useState<string | null>();
  useEffect(() => {
    void findSubscription().then((found) => setEndpoint(found?.endpoint ?? null));
  }, []);
  const here = devices.find((device) => device.current && device.endpoint === endpoint);
  const others = devices.filter((device) => device !== here);
  return (
    <>
      {here ? (
        <>
          <DeviceLine device={here} name={texts.thisDevice} messages={messages} onTest={onTest} />
          <NamesChoice device={here} messages={messages} />
        </>
      ) : (
        <OffHere
          support={support}
          userId={userId}
          messages={messages}
          onChange={(now) => {
            setSupport(pushSupport());
            if (now) setEndpoint(now);
          }}
        />
      )}
      {others.length > 0 && (
        <>
          <h3 className="mt-6 text-base font-semibold">{texts.otherDevices}</h3>
          <ul aria-label={texts.otherDevices} className="divide-y divide-line">
            {others.map((device) => (
              <li key={device.id} className="py-4 last:pb-0">
                <DeviceLine device={device} name={device.device ?? texts.unknownDevice} messages={messages} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Returns the state of a device: that it is on, and when something last arrived or failed. */
function stateOf({ last_ok: ok, last_failed: failed }: PushDevice): string {
  if (failed) return fillText(texts.onNotDelivered, { day: formatDate(failed) });
  return ok ? fillText(texts.onLastArrived, { day: formatDate(ok) }) : texts.onNothingYet;
}

type DeviceLineProps = {
  device: PushDevice;
  name: string;
  messages: Messages;
  /** Of this one, which a test can be sent to. */
  onTest?: (device: PushDevice) => void;
};

function DeviceLine({ device, name, messages, onTest }: DeviceLineProps) {
  const id = useId();
  const test = useMutation(testPush);
  const end = useMutation(unsubscribe);
  const sendTest = () =>
    attempt(messages, { failed: texts.testFailed, known: { 404: true } }, async () => {
      messages.success((await test.mutateAsync({})).message);
      onTest?.(device);
    });
  const switchOff = () =>
    attempt(messages, { failed: texts.switchOffFailed, known: { 404: true } }, async () => {
      await end.mutateAsync({ body: { endpoint: device.endpoint } });
      if (onTest) await (await findSubscription())?.unsubscribe();
      messages.success(texts.switchedOff);
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Smartphone aria-hidden="true" className="size-6 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-48">
        <p id={id} className="font-semibold wrap-anywhere">
          <ContentText>{name}</ContentText>
        </p>
        <p className="mt-0.5 text-sm text-muted">{stateOf(device)}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        {onTest && (
          <Button variant="secondary" size="row" loading={test.isPending} onClick={() => void sendTest()}>
            {texts.sendTest}
          </Button>
        )}
        <Button
          variant="secondary"
          size="row"
          aria-describedby={id}
          loading={end.isPending}
          onClick={() => void switchOff()}
        >
          {texts.switchOff}
        </Button>
      </p>
    </div>
  );
}

/** Renders whether the lock screen of this device may show names; it does not unless the person chooses so. */
function NamesChoice({ device, messages }: { device: PushDevice; messages: Messages }) {
  const send = useMutation(subscribe);
  const save = async (names: boolean) => {
    const subscription = await findSubscription();
    if (subscription) await send.mutateAsync({ body: { ...formOf(subscription), names } });
  };
  return (
    <SavedCheckbox
      className="mt-4"
      label={texts.names}
      hint={texts.namesMean}
      checked={device.names}
      onSave={save}
      messages={messages}
      words={{ on: texts.namesOn, off: texts.namesOff, failed: texts.namesFailed }}
    />
  );
}

type OffHereProps = {
  support: PushSupport;
  userId: number | undefined;
  messages: Messages;
  /** Called with the endpoint of a new subscription, and with nothing after a refusal. */
  onChange: (endpoint?: string) => void;
};

/** Renders the way to switch notices on, or why that cannot be done here. */
function OffHere({ support, userId, messages, onChange }: OffHereProps) {
  const key = useQuery({ ...keyQuery, enabled: support === 'ready' });
  const [isBusy, setBusy] = useState(false);
  const send = useMutation(subscribe);
  const obstacles: Partial<Record<PushSupport, string>> = {
    none: texts.cannotHere,
    'install-first': texts.installFirst,
    'too-old': texts.tooOld,
    blocked: isApplePhone() ? texts.blockedApple : texts.blockedAndroid,
  };
  const switchOn = async () => {
    messages.clear();
    setBusy(true);
    try {
      // First of all: browsers allow the question only right after a tap.
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') {
        messages.error(texts.notAllowed);
        onChange();
        return;
      }
      const subscription = await subscribeBrowser(key.data!.key);
      await send.mutateAsync({ body: formOf(subscription) });
      if (userId !== undefined) storeChoice(userId);
      onChange(subscription.endpoint);
      messages.success(texts.switchedOn);
    } catch (error) {
      messages.error(errorMessage(error, texts.switchOnFailed));
    } finally {
      setBusy(false);
    }
  };
  const obstacle = obstacles[support];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Smartphone aria-hidden="true" className="size-6 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{texts.thisDevice}</p>
        <p className="mt-0.5 text-sm text-muted">{obstacle ?? texts.off}</p>
      </div>
      {!obstacle && (
        <Button variant="secondary" size="row" loading={isBusy} disabled={!key.data} onClick={() => void switchOn()}>
          {texts.switchOn}
        </Button>
      )}
    </div>
  );
}
