// Starts the reading thread from its TypeScript source (npm run dev, tests): Node's worker threads do not inherit
// the loader of the main thread.
import { register } from 'tsx/esm/api';

register();
await import('./read-sheet.worker.ts');
