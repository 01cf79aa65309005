import { z } from 'zod';
import { fileOwners } from '~/app/features';
import { byConsole, recordAudit } from '~/features/audit/server/public';
import { claimFiles } from '~/platform/files';
import { command, noWords } from './command';

export const filesClaim = command({
  name: 'files claim',
  takes: '',
  does: "Makes the stored files this database's own: after its folder has moved, or the database before is lost",
  schema: z.object({ words: noWords }),
  async run({ site: { config, db, write, clock }, stored: files, ownsStored, serving }) {
    if (ownsStored) return { lines: ["The stored files are this database's own already."] };
    if (!(await claimFiles({ config, db, files, owners: fileOwners({ db }) }))) {
      const why = 'too many of the files that rows name are not there, or no row names most of those that are';
      return { lines: [`Nothing was changed: ${why} (docs/OPERATIONS.md, "Stored files").`], failed: true };
    }
    const target = { type: 'site', id: null };
    await write((tx) =>
      recordAudit(tx, { at: clock.now(), actor: null, action: 'site.files_claim', target, after: byConsole }),
    );
    const next = serving ? ['This server deletes none of them until it is restarted.'] : [];
    const done = "The stored files are this database's own now.";
    return { lines: [`${done} A site that had them before deletes none from its next start on.`, ...next] };
  },
});
