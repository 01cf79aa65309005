export { holdJobs, jobFigures } from './store';
export { createJobs, type Jobs } from './jobs';
export { GiveUp, overADay, type Handler, type OnAttempt, type WorkOptions } from './worker';
