// Starts the database thread from its TypeScript source (npm run dev, tests): Node's worker threads do not inherit
// the loader of the main thread. The production build starts build/embedded.worker.js directly.
import { register } from 'tsx/esm/api';

register();
await import('./embedded.worker.ts');
