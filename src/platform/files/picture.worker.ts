import { lowerPriority } from '../processes/lower-priority';
import { serveTasks } from '../processes/serve-tasks';
import { ImageError } from './image-error';
import type { PictureAnswer, PictureOrder } from './images';
import * as works from './picture-work';

/*
 * Decodes and encodes pictures: in a separate process, since they are strangers' files and its memory is native
 * (docs/decisions/0040), at a low priority. The build makes one file of it beside main.js.
 */

lowerPriority('some');

serveTasks<PictureOrder, PictureAnswer>(async ({ work, args }) => {
  try {
    return { result: await (works[work] as (...args: unknown[]) => Promise<unknown>)(...args) };
  } catch (error) {
    if (error instanceof ImageError) return { fault: error.code, why: error.message };
    throw error;
  }
});
