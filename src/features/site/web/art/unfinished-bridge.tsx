import { Scene } from '~/ui/scene';
import sceneUrl from './unfinished-bridge.svg';

/** Draws a bridge whose middle is still only a drawing: for the not-found page and other empty places. */
export function UnfinishedBridge({ className }: { className?: string }) {
  return <Scene url={sceneUrl} width={360} height={200} className={className} />;
}
