// npm start: installs what is missing, builds what is stale, and becomes the server.
import { runBuilt } from './lib/run-built.mjs';

await runBuilt('main');
