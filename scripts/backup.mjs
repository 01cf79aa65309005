// npm run backup -- FOLDER: saves rows, files and the key in a new folder. docs/OPERATIONS.md
import { runBuiltOnFolder } from './lib/run-built.mjs';

await runBuiltOnFolder('backup');
