import { forgetOld } from './store';
import type { Daily } from '~/platform/jobs';
import type { Site } from '~/platform/site';

/** Returns the daily job, at 07:30, that deletes previews and empties rows past their days. */
export const forgetting = ({ write, clock }: Pick<Site, 'write' | 'clock'>): Daily => ({
  name: 'imports.daily',
  hour: 7.5,
  run: () => write((tx) => forgetOld(tx, clock.now())),
});
