import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { dutiesOf, flagsOf, users } from '~/features/accounts/server/public';
import type { Clock } from '~/platform/clock';
import type { Config } from '~/platform/config';
import type { Db } from '~/platform/database';
import { invalid, notFound } from '~/platform/errors/http-error';
import type { FileOwner, Files } from '~/platform/files';
import { copyImage, ImageError } from '~/platform/files/images';
import { sniffType } from '~/platform/files/sniff';
import { sendFile } from '~/platform/http/send-file';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import type { Site } from '~/platform/site';
import type { UploadedFile } from '~/shared/contract';
import { pathId } from '~/shared/fields';
import * as texts from '../texts';
import { renewals, type StoredScan } from './tables';
import { pdfFault } from './pdf';

/** Pixels across: enough to read the small print of a page. */
const width = 2000;

/**
 * Stores the scan of a request: a PDF as it is, a picture as pixels only (no place, no camera, nothing behind its end). 400 on
 * `file` for anything else, by its bytes. Call it inside `storing`.
 */
export async function storeScan(files: Files, file: UploadedFile): Promise<StoredScan> {
  const found = await sniffType(file.path);
  const folder = `scans/${randomBytes(16).toString('hex')}`;
  if (found?.mime === 'application/pdf') {
    const fault = pdfFault(await readFile(file.path));
    if (fault) throw invalid({ file: [texts[fault]] });
    const scan = { key: `${folder}/scan.pdf`, type: 'application/pdf', bytes: file.bytes } as const;
    await files.put(scan.key, { path: file.path }, scan.type);
    return scan;
  }
  if (found?.mime !== 'image/jpeg' && found?.mime !== 'image/png') throw invalid({ file: [texts.scanType] });
  const bytes = await copyImage(file.path, width, { type: 'jpeg', quality: 82 }).catch((error: unknown) => {
    if (!(error instanceof ImageError)) throw error;
    throw invalid({ file: [error.code === 'too_large_image' ? texts.scanPixels : texts.scanBroken] });
  });
  const scan = { key: `${folder}/scan.jpg`, type: 'image/jpeg', bytes: bytes.length } as const;
  await files.put(scan.key, { bytes }, scan.type);
  return scan;
}

export const scanKeys = (scan: StoredScan | null | undefined) => (scan ? [scan.key] : []);

/** The scans of requests; nobody but the feature shows them. */
export const scanFiles = ({ db }: Pick<Site, 'db'>): FileOwner => {
  const scans = async () =>
    (await db.select({ file: renewals.file }).from(renewals).where(isNotNull(renewals.file))).map(({ file }) => file!);
  return {
    prefix: 'scans',
    named: async () => (await scans()).map(({ key }) => key),
    needed: async () => (await scans()).map(({ key, bytes }) => ({ key, bytes })),
  };
};

const route = '/api/licences/scans';

export type ScanAddresses = ReturnType<typeof createScanAddresses>;

/** Signed addresses of scans: each is one person's, so that what they may see is decided anew when it is used. */
export function createScanAddresses(config: Pick<Config, 'keys'>, clock: Clock) {
  const signed = createSignedAddresses(config, clock, 'licence-scans');
  return {
    /** A scan as answers carry it. */
    present(of: { id: number; file: StoredScan | null }, viewerId: number) {
      if (!of.file) return null;
      const version = of.file.key.split('/')[1]!.slice(0, 12);
      return {
        url: signed.address(`${route}/${of.id}/${version}/${viewerId}`),
        type: of.file.type,
        size: of.file.bytes,
      };
    },
    secondsLeft: signed.secondsLeft,
  };
}

const params = z.object({ id: pathId, version: z.string().regex(/^[0-9a-f]{12}$/), viewer: pathId });
const query = z.object({ expires: z.coerce.number().int().positive(), signature: z.string().max(64) });

/** Serves scans at their signed addresses; whatever is wrong, also that their person may see it no more, is a 404. */
export function registerScans(app: FastifyInstance, { db, files }: Site, addresses: ScanAddresses): void {
  app.get(`${route}/:id/:version/:viewer`, { schema: { hide: true } }, async (request, reply) => {
    const path = params.safeParse(request.params);
    const signed = query.safeParse(request.query);
    if (!path.success || !signed.success) throw notFound();
    const { id, version, viewer } = path.data;
    const left = addresses.secondsLeft(
      `${route}/${id}/${version}/${viewer}`,
      signed.data.expires,
      signed.data.signature,
    );
    const scan = left === null ? null : await findSeen(db, id, viewer);
    const file = scan?.key.startsWith(`scans/${version}`) ? await files.read(scan.key) : null;
    if (!scan || !file) throw notFound();
    const inline = scan.type !== 'application/pdf';
    return sendFile(reply, file, {
      type: scan.type,
      name: `scan-${id}.${inline ? 'jpg' : 'pdf'}`,
      inline,
      cacheControl: `private, max-age=${left}`,
    });
  });
}

/** Whoever asked, a registrar, and the area admin of that person's area. */
async function findSeen(db: Db, id: number, viewerId: number): Promise<StoredScan | null> {
  const [viewer] = await db
    .select({ role: users.role, duties: users.duties, areaId: users.areaId, isApproved: users.isApproved })
    .from(users)
    .where(eq(users.id, viewerId));
  const [found] = await db
    .select({ userId: renewals.userId, file: renewals.file, areaId: users.areaId })
    .from(renewals)
    .innerJoin(users, eq(users.id, renewals.userId))
    .where(eq(renewals.id, id));
  if (!viewer?.isApproved || !found) return null;
  const flags = flagsOf(viewer.role);
  const isDesk = flags.is_superuser || dutiesOf(viewer.role, viewer.duties).includes('registrar');
  const isOfArea = flags.is_area_admin && viewer.areaId !== null && viewer.areaId === found.areaId;
  return found.userId === viewerId || isDesk || isOfArea ? found.file : null;
}
