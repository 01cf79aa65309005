import CameraIcon from 'lucide-react/icons/camera';
import Flashlight from 'lucide-react/icons/flashlight';
import { clsx } from 'clsx';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import * as texts from '../../texts';
import { allowSound } from './signal';
import type { Camera } from './use-camera';

/** Shows the camera's picture, and what to do without a camera. */
export function CameraView({ camera: { state, video, torch, start, stop } }: { camera: Camera }) {
  const isOn = state === 'on' || state === 'starting';
  return (
    <div className="grid gap-3">
      <video
        ref={video}
        aria-label={texts.doorCameraView}
        muted
        playsInline
        className={clsx('aspect-4/3 w-full rounded-lg bg-black object-cover', !isOn && 'hidden')}
      />
      {state === 'denied' && <Alert tone="mixed">{texts.doorCameraDenied}</Alert>}
      {state === 'none' && <Alert>{texts.doorCameraNone}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button
          size="lg"
          variant={isOn ? 'secondary' : 'primary'}
          className="grow"
          onClick={() => {
            allowSound();
            if (state !== 'off') stop();
            if (!isOn) setTimeout(start);
          }}
        >
          <CameraIcon aria-hidden="true" />
          {isOn ? texts.doorCameraStop : texts.doorCameraStart}
        </Button>
        {torch && (
          <Button size="lg" variant="secondary" onClick={() => torch.turn(!torch.isOn)}>
            <Flashlight aria-hidden="true" />
            {torch.isOn ? texts.doorTorchOff : texts.doorTorchOn}
          </Button>
        )}
      </div>
    </div>
  );
}
