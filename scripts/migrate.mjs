// npm run migrate: brings the tables up to this version without starting the server. docs/OPERATIONS.md
import { runBuilt } from './lib/run-built.mjs';

await runBuilt('migrate');
