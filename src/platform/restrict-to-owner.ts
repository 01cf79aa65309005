import { chmodSync, statSync } from 'node:fs';

/** Group and others; and the sticky bit of a folder that all users are meant to write, such as /tmp. */
const [others, sticky] = [0o077, 0o1000];

/**
 * Closes a folder of the site to other users of the machine, whatever made it: a service manager or a person makes it
 * readable for all. Where that is not up to us (a mounted volume, a shared folder) it stays as it is.
 */
export function restrictToOwner(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & others) === 0 || mode & sticky) return;
  try {
    chmodSync(folder, mode & 0o700);
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
