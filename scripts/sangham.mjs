// npm run sangham -- COMMAND: for whoever has the machine, beside a running server or without one. docs/OPERATIONS.md
import { runBuilt } from './lib/run-built.mjs';

await runBuilt('sangham');
