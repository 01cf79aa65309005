import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { pdfFault } from '~/features/licences/server/public';
import { activePeople, users } from '~/features/people/server/public';
import type { Clock } from '~/platform/clock';
import type { Config } from '~/platform/config';
import type { FileOwner, Files } from '~/platform/files';
import { copyImage } from '~/platform/files/images';
import { sniffType } from '~/platform/files/sniff';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import { disposition, registerSignedFiles } from '~/platform/http/stored-files';
import type { Site } from '~/platform/site';
import { fillPath, type UploadedFile } from '~/shared/contract';
import { pathId } from '~/shared/fields';
import { dutiesOf, flagsOf } from '~/shared/person/role-rules';
import { duesClaims, type StoredProof } from '~/features/dues/server/public';
import { refuse } from './refusals';

/** Width in pixels: enough to read a screenshot of an app. */
const width = 1600;

/**
 * Stores the proof of a payment, inside `withStoredFiles`: a PDF unchanged, a picture as pixels only. Throws 400 on
 * `proof` for any other type, by its bytes.
 */
export async function storeProof(files: Files, file: UploadedFile): Promise<StoredProof> {
  const found = await sniffType(file.path);
  const folder = `dues-proofs/${randomBytes(16).toString('hex')}`;
  if (found?.mime === 'application/pdf') {
    if (pdfFault(await readFile(file.path))) throw refuse.invalid((t) => ({ proof: [t.proofBroken] }));
    const proof = { key: `${folder}/proof.pdf`, type: 'application/pdf', bytes: file.bytes } as const;
    await files.put(proof.key, { path: file.path }, proof.type);
    return proof;
  }
  if (found?.mime !== 'image/jpeg' && found?.mime !== 'image/png')
    throw refuse.invalid((t) => ({ proof: [t.proofType] }));
  const bytes = await copyImage(file.path, width, { type: 'jpeg', quality: 82 }).catch(() => null);
  if (!bytes) throw refuse.invalid((t) => ({ proof: [t.proofBroken] }));
  const proof = { key: `${folder}/proof.jpg`, type: 'image/jpeg', bytes: bytes.length } as const;
  await files.put(proof.key, { bytes }, proof.type);
  return proof;
}

/** The proofs of claims; only this feature serves them. */
export const proofFiles = ({ db }: Pick<Site, 'db'>): FileOwner => {
  const proofs = async () =>
    (await db.select({ proof: duesClaims.proof }).from(duesClaims).where(isNotNull(duesClaims.proof))).map(
      ({ proof }) => proof!,
    );
  return {
    prefix: 'dues-proofs',
    named: async () => (await proofs()).map(({ key }) => key),
    needed: async () => (await proofs()).map(({ key, bytes }) => ({ key, bytes })),
  };
};

const route = '/api/dues/proofs/:id/:viewer';

export type ProofAddresses = ReturnType<typeof createProofAddresses>;

/** Creates signed addresses of proofs. Each is for one viewer, whose access is checked again when it is used. */
export function createProofAddresses(config: Pick<Config, 'keys'>, clock: Clock) {
  const signed = createSignedAddresses(config, clock, 'dues-proofs');
  return {
    /** Returns a proof as answers have it. */
    present: ({ id, proof }: { id: number; proof: StoredProof | null }, viewer: number) =>
      proof && {
        url: signed.address(fillPath(route, { params: { id, viewer } })),
        type: proof.type,
        size: proof.bytes,
      },
    secondsLeft: signed.secondsLeft,
  };
}

/** Serves proofs at their signed addresses, to the member and to treasurers; any fault is a 404. */
export function registerProofs(app: FastifyInstance, { db, files }: Site, addresses: ProofAddresses): void {
  registerSignedFiles(app, files, {
    route,
    params: z.object({ id: pathId, viewer: pathId }),
    addresses,
    find: async ({ id, viewer: viewerId }) => {
      const [viewer] = await db
        .select({ role: users.role, duties: users.duties, isActive: sql<boolean>`${activePeople()}` })
        .from(users)
        .where(eq(users.id, viewerId));
      const [claim] = await db.select().from(duesClaims).where(eq(duesClaims.id, id));
      if (!viewer?.isActive || !claim?.proof) return null;
      const isTreasurer =
        flagsOf(viewer.role).is_superuser || dutiesOf(viewer.role, viewer.duties).includes('treasurer');
      if (claim.userId !== viewerId && !isTreasurer) return null;
      const { key, type } = claim.proof;
      const inline = type === 'image/jpeg';
      const name = `proof-${id}.${inline ? 'jpg' : 'pdf'}`;
      return { key, type, disposition: disposition({ name, inline }) };
    },
  });
}
