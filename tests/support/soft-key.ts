import { createHash, generateKeyPairSync, randomBytes, sign as signWith } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, Signed } from '../../src/shared/passkey';
import type { Method, TestApp } from './app';
import { makeUser, tokenOf } from './factories';

const sha = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

interface Ways {
  /** The origin that the browser states. */
  origin?: string;
  /** Whether the authenticator states that it has verified its person. */
  verified?: boolean;
  /** The signature counter that it states; default: one more than the last time. */
  counter?: number;
}

/**
 * Makes a passkey in software, of a new person unless `token` names its owner, stored by the site unless `register` is
 * false. `make` and `sign` request options from the site and answer as a browser does.
 */
export async function asSoftKey(test: TestApp, token?: string, { register = true } = {}) {
  const owner = token ?? (await tokenOf(test, await makeUser(test)));
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ]),
  );
  const credential = randomBytes(32);
  const party = new URL(test.site.config.publicUrl);
  let counter = 0;

  const clientData = (type: string, challenge: string, { origin = party.origin }: Ways) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (extra: Uint8Array, { verified = true, ...ways }: Ways) => {
    counter = ways.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 0x01 | (verified ? 0x04 : 0) | (extra.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha(party.hostname), Buffer.from([flags]), count, extra]);
  };

  const make = async (ways: Ways = {}): Promise<NewPasskey> => {
    const { body: options } = await test.call('POST', '/api/security/passkeys/options/', { token: owner });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credential.length);
    const data = authData(Buffer.concat([Buffer.alloc(16), length, credential, cose]), ways);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]) as never,
    );
    const response = {
      clientDataJSON: url(clientData('webauthn.create', options.challenge, ways)),
      attestationObject: url(attestationObject),
      transports: ['internal'],
    };
    return { id: url(credential), rawId: url(credential), type: 'public-key', response };
  };

  /** Signs the challenge of a call, or `challenge`. */
  const sign = async (method: Method, path: string, ways: Ways & { token?: string } = {}): Promise<Signed> => {
    const { body: options } = await test.call(method, path, { token: ways.token });
    const client = clientData('webauthn.get', options.challenge, ways);
    const data = authData(new Uint8Array(), ways);
    const signature = signWith('sha256', Buffer.concat([data, sha(client)]), privateKey);
    const response = { clientDataJSON: url(client), authenticatorData: url(data), signature: url(signature) };
    return { id: url(credential), rawId: url(credential), type: 'public-key', response };
  };

  let id = 0;
  let codes: string[] | null = null;
  if (register) {
    const { status, body } = await test.call('POST', '/api/security/passkeys/', {
      token: owner,
      body: { name: 'Soft key', passkey: await make() },
    });
    if (status !== 201) throw new Error(`The passkey was not kept: ${status} ${JSON.stringify(body)}`);
    ({ codes } = body as { codes: string[] | null });
    id = body.passkey.id as number;
  }
  return { id, codes, token: owner, make, sign };
}
