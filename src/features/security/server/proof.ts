import type { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import { type Proving, tokenOf, visitorOf } from '~/features/sign-in/server/public';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { Signed } from '~/shared/passkey';
import type { proofSchema } from '../contract/factors';
import { lockOwner } from './factors';
import { takeCode } from './factors-codes';
import { checkSigned } from './passkeys-sign';
import { refuse } from './refusals';

type Proof = z.output<typeof proofSchema>;

/** Marks the session of a request as proved. Throws 400 on the field of the proof, 429 after too many wrong ones. */
export async function prove(
  site: Site,
  proving: Proving,
  caller: Caller,
  proof: Proof,
  context: { request: FastifyRequest },
) {
  const { network } = visitorOf(context);
  if (proof.password !== undefined) await proving.byPassword(caller.id, proof.password, network);
  else if (proof.passkey) await byPasskey(site, caller, proof.passkey);
  else await byCode(site, proving, caller, { code: proof.code ?? '', method: proof.method }, network);
  return { proved_until: toIso(await proving.mark(caller.id, tokenOf(context.request) ?? '')) };
}

async function byCode(
  { write, config, clock }: Site,
  proving: Proving,
  caller: Caller,
  { code, method }: Pick<Proof, 'method'> & { code: string },
  network: string,
) {
  const taken = await proving.tryCode(caller.id, network);
  const right = await write(async (tx) => {
    const { id: userId } = await lockOwner(tx, caller);
    return takeCode(tx, config, { userId, code, method }, clock.now());
  });
  if (!right) throw refuse.invalid((t) => ({ code: [t.wrongCode] }));
  await taken.refund();
}

async function byPasskey({ write, config, clock }: Site, caller: Caller, signed: Signed) {
  const right = await write(async (tx) => {
    const { id: userId } = await lockOwner(tx, caller);
    return checkSigned(tx, config, { userId, purpose: 'proof', signed }, clock.now());
  });
  if (!right) throw refuse.invalid((t) => ({ passkey: [t.passkeyRefused] }));
}
