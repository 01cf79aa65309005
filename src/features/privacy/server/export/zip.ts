import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { PersonalData } from '~/platform/feature';
import type { Site } from '~/platform/site';
import { csvLine, csvStart } from '~/shared/csv';
import { toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import { formatMoment } from '~/shared/format-date';
import { both as common } from '~/shared/texts/both';
import { both } from '../../texts/both';

type Rows = Record<string, unknown>[];

/** Returns every feature's lists about a person, by name. Throws when two features use the same name. */
export async function collectRows(
  personal: readonly PersonalData[],
  site: Pick<Site, 'db' | 'config'>,
  userId: number,
): Promise<Record<string, Rows>> {
  const lists: Record<string, Rows> = {};
  for (const { rows } of personal) {
    for (const [name, list] of Object.entries(await rows(site, userId))) {
      if (Object.hasOwn(lists, name)) throw new Error(`Two features keep a list that is called ${name}`);
      lists[name] = list;
    }
  }
  return lists;
}

/** Returns a list as CSV: a column for each field, texts and numbers as they are, other values as JSON. */
function csvOf(rows: Rows): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    csvStart + csvLine(columns) + rows.map((row) => csvLine(columns.map((column) => cellOf(row[column])))).join('')
  );
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Returns all data about a person as a zip file, made while it is read: each list as JSON and as CSV, the stored files,
 * and a README in the person's language. A file that no longer exists is left out.
 */
export async function zipOf(
  site: Pick<Site, 'db' | 'config' | 'files' | 'clock' | 'log' | 'names'> & { personal: () => readonly PersonalData[] },
  { userId, name, language }: { userId: number; name: string; language: Language },
): Promise<Readable> {
  const now = site.clock.now();
  const lists = Object.entries(await collectRows(site.personal(), site, userId)).filter(([, rows]) => rows.length > 0);
  const files = (
    await Promise.all(site.personal().map(async ({ files }) => (await files?.(site, userId)) ?? []))
  ).flat();
  const zip = new ZipFile();
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, { mtime: now });
  add(
    'README.txt',
    readmeOf(
      lists.map(([list]) => list),
      { name, language, now, siteName: (await site.names(language)).shortName },
    ),
  );
  for (const [list, rows] of lists) {
    add(`${list}.json`, `${JSON.stringify(rows, null, 2)}\n`);
    add(`${list}.csv`, csvOf(rows));
  }
  for (const file of files) {
    const stat = await site.files.stat(file.key);
    if (!stat) continue;
    // Opened in its turn, so that not all files are open at once.
    zip.addReadStreamLazy(`files/${file.name}`, { mtime: now, compress: false }, (done) => {
      site.files.read(file.key).then(
        (read) => (read ? done(null, read.stream) : done(null, Readable.from([]))),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const output = zip.outputStream as Readable;
  // yazl emits the error of an unreadable file on the archive, not on the output stream.
  zip.on('error', (error) => output.destroy(error as Error));
  return output;
}

function readmeOf(
  lists: readonly string[],
  { name, language, now, siteName }: { name: string; language: Language; now: Date; siteName: string },
): string {
  const { exportReadme, exportLists } = both[language];
  const descriptions: Readonly<Record<string, string>> = exportLists;
  const lines = [
    fillText(exportReadme.title, { name, site: siteName }),
    fillText(exportReadme.madeAt, { moment: formatMoment(toIso(now), common[language].dates) ?? '' }),
    '',
    exportReadme.what,
    exportReadme.formats,
    exportReadme.files,
    exportReadme.careful,
    '',
    ...lists.map((list) => `${list}: ${descriptions[list] ?? ''}`),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
