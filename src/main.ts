import { runCommand } from './command';

runCommand(async () => (await import('./serve')).serve());
