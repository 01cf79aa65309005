/** For how long (ms) a picture has to be seen without a break. */
const PICTURE_MS = 1_000;
/** How many seconds of a video have to play while it is seen without a break. */
const VIDEO_SECONDS = 2;
/** After a longer pause (ms) between two looks it is unknown what was seen in between. */
const GAP_MS = 500;
/** A longer step (seconds) of a video between two looks was a jump, and not played. */
const JUMP_SECONDS = 1;

/** A look at an ad: when, whether it is seen, and at which second a video is. */
export interface Look {
  now: number;
  isSeen: boolean;
  second?: number | undefined;
}

/** Returns what takes each look at an ad, and returns whether the ad is viewable by it (definition 1). */
export function createWatch(): (look: Look) => boolean {
  let since = NaN;
  let last: Look = { now: NaN, isSeen: false };
  let played = 0;
  return (look) => {
    if (!look.isSeen || !last.isSeen || look.now - last.now > GAP_MS) [since, played] = [look.now, 0];
    else {
      const step = (look.second ?? 0) - (last.second ?? 0);
      if (step > 0 && step < JUMP_SECONDS) played += step;
    }
    last = look;
    return look.isSeen && (look.second === undefined ? look.now - since >= PICTURE_MS : played >= VIDEO_SECONDS);
  };
}
