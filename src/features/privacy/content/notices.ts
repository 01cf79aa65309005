import type { Purpose } from '../contract/purposes';

/*
 * FOR THE COMMITTEE AND ITS COUNSEL: the version of each purpose's notice. The notices stand in the catalogues
 * (texts/en.ts, texts/ml.ts, `purposeTexts`). Whoever changes what a notice says, in both languages, counts its version up by one
 * here: then everybody who agreed to the one before is asked to agree anew.
 */
export const noticeVersions: Record<Purpose, number> = {
  membership: 1,
  directory: 1,
  phone: 1,
  email: 1,
  mail: 1,
  public_answers: 1,
};

/** The day from which the notice on /privacy is as it is now. */
export const noticeSince = '2026-11-23';
