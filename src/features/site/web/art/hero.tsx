import { Scene } from '~/ui/scene';
import sceneUrl from './hero.svg';

/**
 * Draws the hero picture: the Palakkad gap, paddy fields, and a building that rises from its drawing. Narrow screens
 * cut it from the left and the top, so that the building stays in sight on a telephone.
 */
export function Hero({ className }: { className?: string }) {
  return <Scene url={sceneUrl} width={1440} height={560} fit="xMaxYMax slice" className={className} />;
}
