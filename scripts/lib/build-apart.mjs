// Started by build.mjs, which holds the lock, as a process of its own: the memory that building takes, and what its
// tools leave running, ends with it.
import { build } from './build.mjs';

const failure = await build();
if (failure !== undefined) {
  console.error(failure);
  process.exitCode = 1;
}
