import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './server';

/**
 * Loads the demo data once, keeps that folder for copies, and starts the server that all tests share for reading.
 * Workers find both in the environment: E2E_DEMO_DIR and E2E_ADDRESS.
 */
export default async function globalSetup() {
  const demo = mkdtempSync(path.join(tmpdir(), 'sangham-demo-'));
  const remove = () => rmSync(demo, { recursive: true, force: true });
  try {
    const loader = await startServer({ dataDir: demo });
    const code = await loader.stop();
    if (code !== 0) throw new Error(`The server did not stop cleanly (code ${code}). It printed:\n${loader.output()}`);
    process.env.E2E_DEMO_DIR = demo;
    const shared = await startServer({ copyOf: 'demo' });
    process.env.E2E_ADDRESS = shared.url;
    return async () => {
      await shared.stop();
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}
