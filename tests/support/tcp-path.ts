import net from 'node:net';

/**
 * What becomes of the bytes on a path: they arrive; they arrive late; nothing arrives, without an error; there is no
 * path.
 */
export type PathState = 'open' | 'slow' | 'silent' | 'gone';

export interface TcpPath {
  host: string;
  port: number;
  /** May be set at any time; `gone` also ends the open connections. */
  state: PathState;
  close(): Promise<void>;
}

/** In ms: the delay of bytes on a slow path, in each direction. */
const LATE = 700;

/** Opens a path to a TCP server on this machine that can fail as networks fail. */
export async function tcpPath(to: { host: string; port: number }): Promise<TcpPath> {
  const sockets = new Set<net.Socket>();
  let state: PathState = 'open';
  const endAll = () => sockets.forEach((socket) => socket.destroy());

  const server = net.createServer((near) => {
    if (state === 'gone') return void near.resetAndDestroy();
    const far = net.connect(to.port, to.host);
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      // A path that swallows everything swallows the end of a connection, too.
      const inTime = (pass: () => void) => {
        if (state === 'open') pass();
        if (state === 'slow') setTimeout(pass, LATE);
      };
      from.on('data', (data) => inTime(() => other.write(data)));
      from.on('close', (failed) => {
        sockets.delete(from);
        // What is still on its way arrives before the end does.
        inTime(() => (failed ? other.destroy() : other.end()));
      });
      from.on('error', () => from.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    host: '127.0.0.1',
    port: (server.address() as net.AddressInfo).port,
    get state() {
      return state;
    },
    set state(next) {
      state = next;
      if (next === 'gone') endAll();
    },
    close: async () => {
      endAll();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Returns the same address by way of a path. */
export function by(path: TcpPath, url: string): string {
  const through = new URL(url);
  through.hostname = path.host;
  through.port = String(path.port);
  return through.href;
}
