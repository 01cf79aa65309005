import { Scene } from '~/ui/scene';
import sceneUrl from './gatehouse.svg';

/**
 * A padippura, the gatehouse of a Kerala yard, on the drawing board: for the screens at the door. What does not fit the
 * box is cut from the top.
 */
export function Gatehouse({ className }: { className?: string }) {
  return <Scene url={sceneUrl} width={560} height={640} fit="xMidYMax slice" className={className} />;
}
