import { z } from 'zod';
import { fillText } from './fill-text';
import * as common from './texts';
import { wellFormed } from './well-formed';

// oxlint-disable-next-line no-control-regex -- exactly what a line of text may not contain; NUL breaks PostgreSQL
const CONTROL = /[\u0000-\u001f\u007f]/;
// oxlint-disable-next-line no-control-regex -- as above, but a longer text may have tabs and line breaks
const CONTROL_BUT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A single line as people type it: trimmed, no control characters, at most `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .overwrite(wellFormed)
    .max(max, fillText(common.atMostCharacters, { max }))
    .refine((value) => !CONTROL.test(value), common.controlCharacters);

/** Several lines: trimmed, line breaks as \n, no other control characters, at most `max` characters. */
export const prose = (max: number) =>
  z
    .string()
    .transform((value) => wellFormed(value.replace(/\r\n?/g, '\n')).trim())
    .pipe(
      z
        .string()
        .max(max, fillText(common.atMostCharacters, { max }))
        .refine((value) => !CONTROL_BUT_BREAKS.test(value), common.controlCharacters),
    );
