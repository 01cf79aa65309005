// npm run backup -- FOLDER: saves rows, files and key in a new folder. docs/OPERATIONS.md
import { runBuiltOnFolder } from './lib/run-built.mjs';

await runBuiltOnFolder('backup');
