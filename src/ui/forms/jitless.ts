import { config } from 'zod/v4/core';
import * as common from '~/shared/texts';

/*
 * The content security policy forbids code made from text, and browsers report even zod's harmless try. To be imported
 * before the first schema. Where a schema has no words of its own, zod has English ones: in another language ours stand for them.
 */
config({ jitless: true, ...(common.language !== 'en' && { customError: () => common.invalidInput }) });
