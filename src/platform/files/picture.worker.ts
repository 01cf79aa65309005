import { giveWay } from '../processes/give-way';
import { obeyOrders } from '../processes/obey';
import { ImageError } from './image-error';
import type { PictureAnswer, PictureOrder } from './images';
import * as works from './picture-work';

/*
 * Decodes and encodes pictures: a process of its own, since they are strangers' files and its memory is native (docs/decisions/0040).
 * It gives way to the site. The build makes one file of it beside main.js.
 */

giveWay('some');

obeyOrders<PictureOrder, PictureAnswer>(async ({ work, given }) => {
  try {
    return { made: await (works[work] as (...given: unknown[]) => Promise<unknown>)(...given) };
  } catch (error) {
    if (error instanceof ImageError) return { fault: error.code, why: error.message };
    throw error;
  }
});
