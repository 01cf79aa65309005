import { runCommand } from './command';

// Before React is read, which has a slower form for development that takes more memory, too.
process.env.NODE_ENV ??= 'production';

runCommand(async () => (await import('./serve')).serve());
