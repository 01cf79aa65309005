import type { Purpose } from '../contract/purposes';

/*
 * FOR THE COMMITTEE AND ITS COUNSEL: the version of each purpose's notice. The notices stand in the catalogues
 * (texts/en.ts, texts/ml.ts, `purposeTexts`). A change to what a notice says, in both languages, raises its version
 * here by one. The people who agreed to the previous version are then asked to agree again.
 */
export const noticeVersions: Record<Purpose, number> = {
  membership: 1,
  directory: 1,
  phone: 1,
  email: 1,
  mail: 2,
  public_answers: 1,
  office: 1,
};

/** The day since which the notice on /privacy has its present text. */
export const noticeSince = '2026-11-28';
