import { language } from '~/shared/texts';
import * as texts from '../../texts';
import { both } from '../../texts/both';
import type { DoorResult } from './verdict';

const other = language === 'en' ? 'ml' : 'en';

/** Returns what a result is called, in both languages: two people read the screen, at the door and before it. */
export const wordsOf = (result: DoorResult) => ({
  word: texts.doorWords[result],
  other: { lang: other, word: both[other].doorWords[result] },
});
