import { z } from 'zod';
import { control, controlInProse } from './control-characters';
import { filledMessage } from './filled-message';
import * as common from './texts';
import { wellFormed } from './well-formed';

/** Returns a schema of a single line as people type it: trimmed, no control characters, at most `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .overwrite(wellFormed)
    .max(max, filledMessage(common.atMostCharacters, { max }))
    .refine((value) => !control.test(value), common.controlCharacters);

/**
 * Returns a schema of several lines: trimmed, line breaks as \n, no other control characters, at most `max` characters.
 */
export const prose = (max: number) =>
  z
    .string()
    .transform((value) => wellFormed(value.replace(/\r\n?/g, '\n')).trim())
    .pipe(
      z
        .string()
        .max(max, filledMessage(common.atMostCharacters, { max }))
        .refine((value) => !controlInProse.test(value), common.controlCharacters),
    );
