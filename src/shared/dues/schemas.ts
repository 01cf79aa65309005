import { z } from 'zod';

/** An amount in whole paise. */
export const paise = z.int();
