import { z } from 'zod';
import { mailPasswordLinks } from '~/features/sign-in/server/public';
import type { Site } from '~/platform/site';
import { findInvited } from './store';

/** The job that mails a link for their first password to the people to whom an import gave their first address. */
export const linksJob = 'imports.links';

const dataSchema = z.object({ importId: z.number() });

/** Registers the job. After a crash it starts from the beginning, since a person is mailed only once. */
export function workOnLinks(site: Site): void {
  site.jobs.work(linksJob, async (data, { signal }) => {
    const { importId } = dataSchema.parse(data);
    const ids = await findInvited(site.db, importId);
    await mailPasswordLinks(site, ids, { event: `import:${importId}`, signal });
  });
}
