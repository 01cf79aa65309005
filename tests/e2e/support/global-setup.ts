import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callApi, emptyServer, superuserToken } from './people';
import { startServer, type Server, type ServerOptions } from './server';

/**
 * Makes a data folder with the demo data and an empty one, keeps both for copying, and starts a server on each that all
 * tests share for reading. Workers find them in the environment: E2E_DEMO_DIR and E2E_ADDRESS, E2E_EMPTY_DIR and
 * E2E_EMPTY_ADDRESS.
 */
export default async function globalSetup() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-e2e-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const [demo, empty] = [path.join(folder, 'demo'), path.join(folder, 'empty')];
  try {
    await Promise.all([fill(demo, {}), fill(empty, { env: emptyServer.env }, open)]);
    process.env.E2E_DEMO_DIR = demo;
    process.env.E2E_EMPTY_DIR = empty;
    const shared = await Promise.all([startServer({ copyOf: 'demo' }), startServer(emptyServer)]);
    [process.env.E2E_ADDRESS, process.env.E2E_EMPTY_ADDRESS] = shared.map(({ url }) => url);
    return async () => {
      await Promise.all(shared.map((server) => server.stop()));
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Opens a site, which begins closed without demo data; setup.spec.ts has a closed one. */
const open = async (server: Server) =>
  callApi(server, 'POST', '/api/admin/setup/open/', undefined, await superuserToken(server));

async function fill(dataDir: string, options: ServerOptions, then?: (server: Server) => Promise<unknown>) {
  const server = await startServer({ dataDir, ...options });
  await then?.(server);
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server did not stop cleanly (code ${code}). It printed:\n${server.output()}`);
}
