import { useEffect, useRef, useState, type RefObject } from 'react';
import { makeReader } from '~/ui/read-qr';

/** `denied`: the person or the browser refused access; `none`: there is no usable camera. */
export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'none';

/** How long (ms) a code that was read is not read again while it stays in view. */
const REST_MS = 3000;
/** The time (ms) between two pictures: more would only warm the phone. */
const PAUSE_MS = 60;

export interface Camera {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  /** Undefined where the camera has no torch. */
  torch: { isOn: boolean; turn(isOn: boolean): void } | undefined;
  start(): void;
  stop(): void;
}

/** Shows the camera's picture in `video`, and passes each code that it reads to `onCode`. */
export function useCamera(onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<CameraState>('off');
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setLit] = useState(false);
  const take = useRef(onCode);
  useEffect(() => {
    take.current = onCode;
  });

  // A person who has allowed it before needs no tap.
  useEffect(() => {
    const { permissions } = navigator as Partial<Navigator>;
    permissions
      ?.query({ name: 'camera' })
      .then(({ state: allowed }) => allowed === 'granted' && setWanted(true))
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!wanted) return undefined;
    const ended = new AbortController();
    void run(video, {
      signal: ended.signal,
      onState: setState,
      onTrack: setTrack,
      onCode: (text) => take.current(text),
    });
    return () => {
      ended.abort();
      setState('off');
      setTrack(undefined);
      setLit(false);
    };
  }, [wanted]);

  const canLight = Boolean(
    ((track as Partial<MediaStreamTrack> | undefined)?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch,
  );
  const turn = (isOn: boolean) =>
    void track
      ?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] })
      .then(() => setLit(isOn))
      .catch(() => undefined);
  return {
    state,
    video,
    torch: canLight ? { isOn: isLit, turn } : undefined,
    start: () => setWanted(true),
    stop: () => setWanted(false),
  };
}

interface Run {
  signal: AbortSignal;
  onState(state: CameraState): void;
  onTrack(track: MediaStreamTrack | undefined): void;
  onCode(text: string): void;
}

async function run(view: RefObject<HTMLVideoElement | null>, { signal, onState, onTrack, onCode }: Run): Promise<void> {
  onState('starting');
  const stream = await openCamera();
  if (typeof stream === 'string') return signal.aborted ? undefined : onState(stream);
  const end = () => {
    for (const each of stream.getTracks()) each.stop();
  };
  const video = view.current;
  if (signal.aborted || !video) return end();
  signal.addEventListener('abort', end);
  video.srcObject = stream;
  await video.play().catch(() => undefined);
  onTrack(stream.getVideoTracks()[0]);
  onState('on');
  const reader = await makeReader();
  signal.addEventListener('abort', () => reader.end());
  let last = { text: '', at: 0 };
  const look = async () => {
    const text = document.visibilityState === 'visible' ? await reader.read(video) : null;
    if (signal.aborted) return;
    if (text) {
      const isNew = text !== last.text || performance.now() - last.at > REST_MS;
      last = { text, at: performance.now() };
      if (isNew) onCode(text);
    }
    setTimeout(() => void look(), PAUSE_MS);
  };
  await look();
}

async function openCamera(): Promise<MediaStream | 'denied' | 'none'> {
  const devices = (navigator as Partial<Navigator>).mediaDevices;
  if (!devices) return 'none';
  try {
    return await devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } });
  } catch (error) {
    return (error as Error).name === 'NotAllowedError' ? 'denied' : 'none';
  }
}
