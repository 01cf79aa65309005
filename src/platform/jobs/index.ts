export { holdJobs } from './store';
export { createJobs, type Jobs } from './jobs';
export { GiveUp, overADay, type Handler, type WorkOptions } from './worker';
