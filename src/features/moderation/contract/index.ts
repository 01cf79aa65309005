import type { flagCalls } from './flags';
import type { stewardCalls } from './stewardship';

/** All calls of moderation, for `callsOf` in the browser. */
export type ModerationCalls = typeof flagCalls & typeof stewardCalls;
