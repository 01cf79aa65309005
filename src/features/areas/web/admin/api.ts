import { callsOf } from '~/shared/api-client';
import type { areaCalls } from '../../contract';

/** The calls of the office's screen of areas and units. */
export const call = callsOf<typeof areaCalls>();
