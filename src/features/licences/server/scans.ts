import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { dutiesOf, flagsOf } from '~/shared/person/role-rules';
import { activePeople, users } from '~/features/people/server/public';
import type { Clock } from '~/platform/clock';
import type { Config } from '~/platform/config';
import type { Db } from '~/platform/database';
import type { FileOwner, Files } from '~/platform/files';
import { copyImage, ImageError } from '~/platform/files/images';
import { sniffType } from '~/platform/files/sniff';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import { disposition, registerSignedFiles } from '~/platform/http/stored-files';
import { drawFirstPage } from '~/platform/pdf/first-page';
import type { Site } from '~/platform/site';
import { fillPath, type UploadedFile } from '~/shared/contract';
import { pathId } from '~/shared/fields';
import { refuse } from './refusals';
import { renewals, type StoredScan } from './tables';
import { pdfFault } from './pdf';

/** Width in pixels: enough to read the small print of a page. */
const width = 2000;
/** Of the picture of a PDF's first page: enough to read the fields of a certificate. */
const pageWidth = 1200;

/**
 * Stores the scan of a request, inside `withStoredFiles`: a PDF unchanged with a picture of its first page, a picture
 * as pixels only (no place, no camera, nothing after its end). Throws 400 on `file` for any other type, by its bytes.
 */
export async function storeScan(files: Files, file: UploadedFile): Promise<StoredScan> {
  const found = await sniffType(file.path);
  const folder = `scans/${randomBytes(16).toString('hex')}`;
  if (found?.mime === 'application/pdf') {
    const fault = pdfFault(await readFile(file.path));
    if (fault) throw refuse.invalid((t) => ({ file: [t[fault]] }));
    const picture = await drawFirstPage({ pdf: file.path, width: pageWidth });
    const key = `${folder}/page.jpg`;
    const scan = { key: `${folder}/scan.pdf`, type: 'application/pdf', bytes: file.bytes } as const;
    await files.put(scan.key, { path: file.path }, scan.type);
    if (!picture) return scan;
    await files.put(key, { bytes: picture }, 'image/jpeg');
    return { ...scan, page: { key, bytes: picture.length } };
  }
  if (found?.mime !== 'image/jpeg' && found?.mime !== 'image/png')
    throw refuse.invalid((t) => ({ file: [t.scanType] }));
  const bytes = await copyImage(file.path, width, { type: 'jpeg', quality: 82 }).catch((error: unknown) => {
    if (!(error instanceof ImageError)) throw error;
    throw refuse.invalid((t) => ({ file: [error.code === 'too_large_image' ? t.scanPixels : t.scanBroken] }));
  });
  const scan = { key: `${folder}/scan.jpg`, type: 'image/jpeg', bytes: bytes.length } as const;
  await files.put(scan.key, { bytes }, scan.type);
  return scan;
}

export const scanKeys = (scan: StoredScan | null | undefined) =>
  scan ? [scan.key, ...(scan.page ? [scan.page.key] : [])] : [];

/** The scans of requests; only this feature serves them. */
export const scanFiles = ({ db }: Pick<Site, 'db'>): FileOwner => {
  const scans = async () =>
    (await db.select({ file: renewals.file }).from(renewals).where(isNotNull(renewals.file))).map(({ file }) => file!);
  return {
    prefix: 'scans',
    named: async () => (await scans()).flatMap(scanKeys),
    needed: async () => (await scans()).flatMap(({ key, bytes, page }) => [{ key, bytes }, ...(page ? [page] : [])]),
  };
};

const route = '/api/licences/scans/:id/:version/:viewer';

export type ScanAddresses = ReturnType<typeof createScanAddresses>;

/** Creates signed addresses of scans. Each is for one viewer, whose access is checked again when it is used. */
export function createScanAddresses(config: Pick<Config, 'keys'>, clock: Clock) {
  const signed = createSignedAddresses(config, clock, 'licence-scans');
  return {
    /** Returns a scan as answers have it. */
    present(of: { id: number; file: StoredScan | null }, viewerId: number) {
      if (!of.file) return null;
      const version = of.file.key.split('/')[1]!.slice(0, 12);
      const at = (part: string) =>
        signed.address(fillPath(route, { params: { id: of.id, version: version + part, viewer: viewerId } }));
      return {
        url: at(''),
        type: of.file.type,
        size: of.file.bytes,
        page: of.file.page ? at(pagePart) : null,
      };
    },
    secondsLeft: signed.secondsLeft,
  };
}

/** What ends the version of an address of the picture of a PDF's first page: the same address, the same access. */
const pagePart = 'p';

const params = z.object({ id: pathId, version: z.string().regex(/^[0-9a-f]{12}p?$/), viewer: pathId });

/** Serves scans at their signed addresses; any fault, also a viewer who has lost access, is a 404. */
export function registerScans(app: FastifyInstance, { db, files }: Site, addresses: ScanAddresses): void {
  registerSignedFiles(app, files, {
    route,
    params,
    addresses,
    find: async ({ id, version, viewer }) => {
      const scan = await findSeen(db, id, viewer);
      if (!scan?.key.startsWith(`scans/${version.slice(0, 12)}`)) return null;
      if (version.endsWith(pagePart)) {
        if (!scan.page) return null;
        return {
          key: scan.page.key,
          type: 'image/jpeg',
          disposition: disposition({ name: `scan-${id}.jpg`, inline: true }),
        };
      }
      const inline = scan.type !== 'application/pdf';
      const name = `scan-${id}.${inline ? 'jpg' : 'pdf'}`;
      return { key: scan.key, type: scan.type, disposition: disposition({ name, inline }) };
    },
  });
}

/** Returns a scan for its member, for registrars, and for the area admin of the member's area. */
async function findSeen(db: Db, id: number, viewerId: number): Promise<StoredScan | null> {
  const [viewer] = await db
    .select({ role: users.role, duties: users.duties, areaId: users.areaId, isActive: sql<boolean>`${activePeople()}` })
    .from(users)
    .where(eq(users.id, viewerId));
  const [found] = await db
    .select({ userId: renewals.userId, file: renewals.file, areaId: users.areaId })
    .from(renewals)
    .innerJoin(users, eq(users.id, renewals.userId))
    .where(eq(renewals.id, id));
  if (!viewer?.isActive || !found) return null;
  const flags = flagsOf(viewer.role);
  const isDesk = flags.is_superuser || dutiesOf(viewer.role, viewer.duties).includes('registrar');
  const isOfArea = flags.is_area_admin && viewer.areaId !== null && viewer.areaId === found.areaId;
  return found.userId === viewerId || isDesk || isOfArea ? found.file : null;
}
