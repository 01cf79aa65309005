import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a server, on an origin of its own, that can be cut, and on which an answer can be changed. */
export interface Line {
  url: string;
  cut(): void;
  mend(): void;
  /** Leads to another server from now on. */
  turn(target: string): void;
  /** Has the answers at a path pass through a function. */
  change(path: string, change: (body: string) => string): void;
  close(): Promise<void>;
}

/** Opens a line to the server at an address. */
export async function openLine(first: string): Promise<Line> {
  let target = first;
  let isCut = false;
  const changes = new Map<string, (body: string) => string>();
  const server: Server = createServer((incoming, outgoing) => {
    if (isCut) return void incoming.socket.destroy();
    const change = changes.get(incoming.url ?? '');
    const forwarded = request(
      target + incoming.url,
      {
        method: incoming.method,
        headers: { ...incoming.headers, host: new URL(target).host, ...(change && { 'accept-encoding': 'identity' }) },
      },
      (answer) => {
        const send = (body: string) => {
          const headers = { ...answer.headers, 'content-length': String(Buffer.byteLength(body)) };
          outgoing.writeHead(answer.statusCode ?? 502, headers).end(body);
        };
        if (change) void answer.toArray().then((parts) => send(change(Buffer.concat(parts).toString())));
        else {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        }
      },
    );
    forwarded.on('error', () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => void (isCut = false),
    turn: (next) => void (target = next),
    change: (path, change) => void changes.set(path, change),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
