import type { $ZodConfig } from 'zod/v4/core';
import * as common from '~/shared/texts';

/*
 * The content security policy forbids code made from text, and browsers report even zod's harmless try. Import this
 * before the first schema. Where a schema has no text of its own, zod has English ones: in another language ours
 * replace them. The setting is written where zod looks for it, not through its `config`: a public form has no zod
 * before a person turns to it.
 */
const site = globalThis as { __zod_globalConfig?: Partial<$ZodConfig> };
Object.assign((site.__zod_globalConfig ??= {}), {
  jitless: true,
  ...(common.language !== 'en' && { customError: () => common.invalidInput }),
} satisfies Partial<$ZodConfig>);
