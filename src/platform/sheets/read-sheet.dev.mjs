// Starts the reading thread from its TypeScript source (npm run dev, tests), as platform/database/embedded.dev.mjs does.
import { register } from 'tsx/esm/api';

register();
await import('./read-sheet.worker.ts');
