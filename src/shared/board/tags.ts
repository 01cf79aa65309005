import { z } from 'zod';
import { filledMessage } from '../filled-message';
import { line } from '../text';
import * as texts from './texts';

/** The largest number of tags of a question, and the largest length of a tag in characters. */
export const mostTags = 8;
export const mostTagLength = 30;

const tag = line(mostTagLength);

/** Accepts a question's tags as a form sends them (`beams, M25`) or as a list, and drops empty tags and repetitions. */
export const questionTags = z
  .union([z.string().transform((text) => text.split(/[,\n]/)), z.array(z.string())])
  .transform((list) => distinct(list.map((word) => word.trim().replace(/^#+/, ''))))
  .pipe(z.array(tag).max(mostTags, filledMessage(texts.tooManyTags, { mostTags })));

function distinct(words: string[]): string[] {
  const known = new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word]));
  return [...known.values()];
}
