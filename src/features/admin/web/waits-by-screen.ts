import { countText } from '~/shared/count-text';
import { formatCount } from '~/shared/format-count';
import type { Waiting } from '../contract';
import * as texts from '../texts';

/**
 * Returns what waits on each screen of the office, as a number and in words, by the screen's path: the sum of the
 * queues that lead to it, or to a screen that it stands for in the menu (`menuOf`). What is put off does not count.
 */
export function waitsByScreen(
  queues: readonly Pick<Waiting, 'link' | 'count' | 'put_off'>[],
  menuOf = (path: string) => path,
) {
  const counts = new Map<string, number>();
  for (const { link, count, put_off: off } of queues) {
    const screen = menuOf(link.split('?')[0]!);
    if (count > 0 && !off) counts.set(screen, (counts.get(screen) ?? 0) + count);
  }
  return new Map(
    [...counts].map(([screen, count]) => [
      screen,
      { count: formatCount(count), words: countText(texts.waitingOnScreen, count) },
    ]),
  );
}
