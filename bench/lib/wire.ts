import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that counts what comes back. */
export interface Wire {
  url: string;
  /** The bytes that the server has sent so far. */
  sent(): number;
  close(): Promise<void>;
}

/** How slow a wire is: the time there and back in ms, and the bytes a second that all its connections share. */
export interface Slowness {
  roundTripMs: number;
  bytesPerSecond: number;
}

/** Starts a forwarder to the server that counts what comes back; with `slow` as a phone's line brings it. */
export async function startWire(server: string, slow?: Slowness): Promise<Wire> {
  const { hostname, port } = new URL(server);
  let sent = 0;
  /** When the line is free again. */
  let free = 0;
  /** Passes a chunk on after its time on the line. */
  const pass = (to: Socket, chunk: Buffer) => {
    if (!slow) return void to.write(chunk);
    const now = performance.now();
    free = Math.max(free, now) + (chunk.length / slow.bytesPerSecond) * 1000;
    setTimeout(() => to.destroyed || to.write(chunk), free - now + slow.roundTripMs);
  };
  const forwarder = createServer((client) => {
    const socket = connect(Number(port), hostname);
    const end = () => (client.destroy(), socket.destroy());
    socket
      .on('data', (chunk) => {
        sent += chunk.length;
        pass(client, chunk);
      })
      .on('error', end)
      // What is still on the line arrives.
      .on('close', () => setTimeout(end, Math.max(free - performance.now(), 0) + (slow?.roundTripMs ?? 0) + 1));
    client.on('error', end).on('close', () => socket.destroy());
    client.pipe(socket);
  });
  forwarder.listen(0, 'localhost');
  await once(forwarder, 'listening');
  return {
    url: `http://localhost:${(forwarder.address() as AddressInfo).port}`,
    sent: () => sent,
    close: async () => void (await new Promise((resolve) => forwarder.close(resolve))),
  };
}
