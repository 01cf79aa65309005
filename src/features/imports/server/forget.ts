import { forgetOld } from './store';
import type { Daily } from '~/platform/jobs';
import type { Site } from '~/platform/site';

/** Every morning at half past seven: what stands in rows that nobody can undo any more, and previews that were not applied, go. */
export const forgetting = ({ write, clock }: Pick<Site, 'write' | 'clock'>): Daily => ({
  name: 'imports.daily',
  hour: 7.5,
  run: () => write((tx) => forgetOld(tx, clock.now())),
});
