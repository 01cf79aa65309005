// npm run restore -- FOLDER: restores a backup to where the settings say. docs/OPERATIONS.md
import { runBuiltOnFolder } from './lib/run-built.mjs';

await runBuiltOnFolder('restore');
