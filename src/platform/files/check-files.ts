import type { Files } from './files';
import { mediaOf, type FileOwner } from './sweep';

/** What does not fit between a database and its stored files; each a key, or a key and why. */
export interface FileFaults {
  /** A row needs it, and it is not there. */
  missing: string[];
  /** It is not as long as its row says. */
  wrongSize: string[];
  /** No row names it: a killed server left it, or the row was lost. */
  unused: string[];
  /** How many files rows need. */
  needed: number;
}

/**
 * Compares the files of an owner with its rows, while people use the site (decisions/0016). @param before files stored
 * at this moment or later are no leftovers: their row may not be committed yet.
 */
export async function checkFiles(files: Files, owner: FileOwner, before: Date): Promise<FileFaults> {
  const needed = async () =>
    (await owner.needed?.()) ?? (await owner.named()).map((key) => ({ key, bytes: undefined }));
  const { media, inUse } = await mediaOf(files, owner);
  const present = new Set([...media.values()].flatMap(({ keys }) => keys));
  const wanted = await needed();

  const suspects = wanted.filter(({ key }) => !present.has(key));
  // Stored, or gone with its row, since the files were listed?
  const still = new Set(suspects.length === 0 ? [] : (await needed()).map(({ key }) => key));
  const missing: string[] = [];
  for (const { key } of suspects) if (still.has(key) && !(await files.stat(key))) missing.push(key);

  const wrongSize: string[] = [];
  for (const { key, bytes } of wanted) {
    if (bytes === undefined || !present.has(key)) continue;
    const found = await files.stat(key);
    if (found && found.size !== bytes) wrongSize.push(`${key} (${found.size} bytes instead of ${bytes})`);
  }
  const left = [...media].filter(([folder, { modified }]) => !inUse.has(folder) && modified < before);
  return {
    missing: [...new Set(missing)].sort(),
    wrongSize: wrongSize.sort(),
    unused: left.flatMap(([, { keys }]) => keys).sort(),
    needed: wanted.length,
  };
}
