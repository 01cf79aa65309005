/*
 * FOR THE COMMITTEE TO EDIT: the three leaders on the home page.
 * Their names are in the catalogue (texts/en.ts, texts/ml.ts). The telephone numbers are invented; the portraits are
 * drawings that stand for photos.
 * To change a photo, put a 320 × 400 WebP (or JPEG) into people/ and change the import.
 */
import anithaPhoto from './people/anitha-varma.webp';
import madhavanPhoto from './people/madhavan-nair.webp';
import rasheedPhoto from './people/rasheed-kalladi.webp';
import * as texts from '../texts';
import type { Leader } from './types';

/** The committee's leaders: always these three offices, in this order. */
export const leaders: readonly Leader[] = [
  { id: 1, name: texts.presidentName, role: texts.president, photo: madhavanPhoto, phone: '+91 90000 00011' },
  { id: 2, name: texts.secretaryName, role: texts.secretary, photo: anithaPhoto, phone: '+91 90000 00012' },
  { id: 3, name: texts.treasurerName, role: texts.treasurer, photo: rasheedPhoto, phone: '+91 90000 00013' },
];
