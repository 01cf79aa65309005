import module from 'node:module';
import { runProgram } from './run-program';

// Compiled code of earlier starts, where Node has that cache (22.1 and newer).
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();

runProgram(async () => (await import('./serve')).serve());
