import type { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import { type Proving, visitorOf } from '~/features/accounts/server/public';
import { invalid } from '~/platform/errors/http-error';
import { createSeal } from '~/platform/secrets/seal';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { Signed } from '~/shared/passkey';
import type { proofSchema } from '../contract/factors';
import * as texts from '../texts';
import { lockOwner } from './factors';
import { takeRecoveryCode, takeTotpCode } from './factors-codes';
import { checkSigned } from './passkeys-sign';

type Proof = z.output<typeof proofSchema>;

/** Marks the session of a request as proved, by whichever way was given; 400 on its field, 429 after too many wrong ones. */
export async function prove(
  site: Site,
  proving: Proving,
  caller: Caller,
  given: Proof,
  context: { request: FastifyRequest },
) {
  const { network } = visitorOf(context);
  if (given.password !== undefined) await proving.byPassword(caller.id, given.password, network);
  else if (given.passkey) await byPasskey(site, caller, given.passkey);
  else await byCode(site, proving, caller, { code: given.code ?? '', method: given.method }, network);
  const token = /\S+ +(\S+)/.exec(context.request.headers.authorization ?? '')?.[1] ?? '';
  return { proved_until: toIso(await proving.mark(caller.id, token)) };
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
    if (method === 'recovery') return takeRecoveryCode(tx, userId, code, clock.now());
    return takeTotpCode(tx, createSeal(config, 'totp'), { userId, code, confirmed: true }, clock.now());
  });
  if (!right) throw invalid({ code: [texts.wrongCode] });
  await taken.giveBack();
}

async function byPasskey({ write, config, clock }: Site, caller: Caller, signed: Signed) {
  const right = await write(async (tx) => {
    const { id: userId } = await lockOwner(tx, caller);
    return checkSigned(tx, config, { userId, purpose: 'proof', signed }, clock.now());
  });
  if (!right) throw invalid({ passkey: [texts.passkeyRefused] });
}
