import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a push service receives it. */
export interface PushedMessage {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/**
 * A push service on this machine. The path of an endpoint decides its answer: `/410-…` answers 410, `/hang-…` nothing,
 * `/302-…` a redirect to `/201-redirected`; `answers` has other answers, one for each try.
 */
export async function openPushService() {
  const received: PushedMessage[] = [];
  const answers = new Map<string, { status: number; headers?: Record<string, string> }[]>();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      if (path.startsWith('/hang-')) return;
      const status = Number(/^\/(\d{3})-/.exec(path)?.[1] ?? 201);
      const next = answers.get(path)?.shift() ?? { status };
      const location = next.status === 302 && { location: '/201-redirected' };
      response.writeHead(next.status, { ...location, ...next.headers }).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answers,
    /** Returns the messages to an endpoint so far. */
    to: (endpoint: string) => received.filter(({ path }) => origin + path === endpoint),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A browser's side of a subscription: what it sends, and how it opens what it gets. */
export function createSubscription(endpoint: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    json: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    // oxlint-disable-next-line typescript/no-explicit-any -- tests look into messages of every shape
    open: (body: Buffer): any => JSON.parse(decrypt(body, pair, auth)),
  };
}

/** Decrypts a message of one record (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, pair: ECDH, auth: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body[20]!];
  const sender = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derived = (label: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), bytes));
  const sealed = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
