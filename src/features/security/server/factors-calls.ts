import { createProving } from '~/features/sign-in/server/public';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { factorCalls } from '../contract/factors';
import { passkeyCalls } from '../contract/passkeys';
import { readFactors } from './factors';
import { confirmTotp, newCodes, removeTotp, startTotp } from './factors-totp';
import { addPasskey, newPasskeyOptions, removePasskey, renamePasskey } from './passkeys';
import { signOptions } from './passkeys-sign';
import { prove } from './proof';

/** Registers the calls about second factors and the fresh proof. */
export function registerFactors(site: Site, calls: CallRegistrar): void {
  const proving = createProving(site);
  calls.register(factorCalls, {
    factors: (_, { caller }) => readFactors(site, caller),
    startTotp: (_, { caller }) => startTotp(site, caller),
    confirmTotp: ({ body }, { caller }) => confirmTotp(site, caller, body.code),
    removeTotp: (_, { caller }) => removeTotp(site, caller),
    newCodes: (_, { caller }) => newCodes(site, caller),
    proof: ({ body }, context) => prove(site, proving, context.caller, body, context),
    proofOptions: (_, { caller }) => signOptions(site, { userId: caller.id, purpose: 'proof' }, site.clock.now()),
  });
  calls.register(passkeyCalls, {
    newPasskeyOptions: (_, { caller }) => newPasskeyOptions(site, caller),
    addPasskey: ({ body }, { caller }) => addPasskey(site, caller, body),
    renamePasskey: ({ params, body }, { caller }) => renamePasskey(site, caller, params.id, body),
    removePasskey: ({ params }, { caller }) => removePasskey(site, caller, params.id),
  });
}
