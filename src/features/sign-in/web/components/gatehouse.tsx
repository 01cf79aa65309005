import { Scene } from '~/ui/scene';
import sceneUrl from './gatehouse.svg';

/** Renders a padippura, the gatehouse of a Kerala yard, as a drawing, cut off at the top where it does not fit. */
export function Gatehouse({ className }: { className?: string }) {
  return <Scene url={sceneUrl} width={560} height={640} fit="xMidYMax slice" className={className} />;
}
