export { createJobs, type Jobs, type QueueOptions } from './jobs';
export { GiveUp, overADay, type Handler, type WorkOptions } from './worker';
