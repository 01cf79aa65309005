import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds package.json, migrations/ and build/, of the program as it runs: from source or built. */
export const projectRoot = nearest(import.meta.dirname);

function nearest(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : nearest(path.dirname(folder));
}
