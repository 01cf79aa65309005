import type { CreateOptions, NewPasskey, Signed, SignOptions } from '~/shared/passkey';

/*
 * What this browser does with passkeys. The library comes when one is used: most people never have one.
 */

const library = () => import('@simplewebauthn/browser');

/** Whether this browser can; on the server nobody knows. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

/** Has a passkey sign; rejects when the person does not want to, or none fits. */
export async function signWithPasskey(options: SignOptions): Promise<Signed> {
  const { startAuthentication } = await library();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** Makes a passkey; rejects when the person does not want to, or this device has one already. */
export async function makePasskey(options: CreateOptions): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Whether the person closed the browser's window, or let it run out: nothing to be told of. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
