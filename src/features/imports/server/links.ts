import { z } from 'zod';
import { mailPasswordLinks } from '~/features/accounts/server/public';
import type { Site } from '~/platform/site';
import { passwordLinkDays } from '../contract';
import { findCreated } from './store';

/** The job that mails those whom an import brought in a link for their first password. */
export const linksJob = 'imports.links';

const dataSchema = z.object({ importId: z.number() });

/** Says how it is done: in small steps, and after a death from the beginning, since nobody gets the mail twice. */
export function workOnLinks(site: Site): void {
  site.jobs.work(linksJob, async (data, { signal }) => {
    const { importId } = dataSchema.parse(data);
    const ids = await findCreated(site.db, importId);
    await mailPasswordLinks(site, ids, { event: `import:${importId}`, days: passwordLinkDays, signal });
  });
}
