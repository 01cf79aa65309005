// npm run restore -- FOLDER: puts a backup where the settings say. docs/OPERATIONS.md
import { runBuiltOnFolder } from './lib/run-built.mjs';

await runBuiltOnFolder('restore');
