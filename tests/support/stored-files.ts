import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { TestApp } from './app';

/** Returns the paths of an app's stored files, uploads in progress included; in `folder` only those of one kind. */
export function storedFiles({ site }: TestApp, folder = ''): string[] {
  const files = path.join(site.config.dataDir, 'files', folder);
  if (!existsSync(files)) return [];
  return readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.check')
    .map((entry) => path.join(entry.parentPath, entry.name));
}
