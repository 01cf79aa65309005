import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import type { CreateOptions, NewPasskey, Signed, SignOptions } from '~/shared/passkey';

/* What this browser does with passkeys. The library is loaded when a passkey is used: most people never have one. */

const library = () => import('@simplewebauthn/browser');

/** Returns whether passkeys work here: in this browser, at this address. False on the server, where that is unknown. */
export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && whyNoPasskeys() === undefined;

/**
 * Returns why passkeys do not work here, for people; undefined when they do. A passkey belongs to a host name, so an
 * address of digits has none; and without HTTPS a browser withholds them from every name but localhost.
 */
export function whyNoPasskeys(): string | undefined {
  const { hostname, port } = window.location;
  if (/^(127\.[\d.]+|\[::1\])$/.test(hostname))
    return fillText(common.passkeysAtLocalhost, { address: `http://localhost${port && `:${port}`}` });
  if (/^[\d.]+$|^\[/.test(hostname) || !window.isSecureContext) return common.passkeysNeedName;
  return typeof window.PublicKeyCredential === 'function' ? undefined : common.browserWithoutPasskeys;
}

/** Throws what a browser threw; when it was about the address, a CallError `no_passkey` that explains it. */
function throwWithReason(error: unknown): never {
  if (error instanceof Error && error.name === 'SecurityError')
    throw new CallError(0, '', common.passkeysNeedName, 'no_passkey', {});
  throw error;
}

/** Signs with a passkey; rejects when the person cancels, no passkey fits, or the address is not the site's. */
export async function signWithPasskey(options: SignOptions): Promise<Signed> {
  const { startAuthentication } = await library();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(throwWithReason);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** Creates a passkey; rejects when the person cancels, this device has one, or the address is not the site's. */
export async function makePasskey(options: CreateOptions): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options }).catch(throwWithReason);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Returns whether the person closed the browser's window, or let it run out: no error message is due. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
