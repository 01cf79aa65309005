import { config } from 'zod/v4/core';

/*
 * The content security policy forbids code made from text, and browsers report even zod's harmless try. To be imported
 * before the first schema.
 */
config({ jitless: true });
