import type pg from 'pg';
import { fileOwners, listErasures } from '../../src/app/features';
import { backUp } from '../../src/platform/backup/back-up';
import { folderTarget } from '../../src/platform/backup/places';
import type { TestApp } from './app';

/** Backs up a site of a test to a folder. */
export async function backUpTo(folder: string, { site: { db, config, files } }: TestApp) {
  const database = { db, pool: (db as unknown as { $client: pg.Pool }).$client };
  const target = await folderTarget(folder);
  return backUp({ config, database, files, owners: fileOwners, erasures: listErasures, marks: [], target });
}
