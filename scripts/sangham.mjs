// npm run sangham -- COMMAND: for the operator of the machine, beside a running server or without one.
// docs/OPERATIONS.md
import { runBuilt } from './lib/run-built.mjs';

await runBuilt('sangham');
