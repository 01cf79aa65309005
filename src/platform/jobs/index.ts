export { nextAt, planDaily, workDaily, type Daily } from './daily';
export { holdJobs, insertJob, isJobOpen, jobFigures } from './store';
export { createJobs, type Jobs } from './jobs';
export { jobStates, listJobs, requeueJobs } from './overview';
export { GiveUp, overADay, TryLater, type Handler, type OnAttempt, type WorkOptions } from './worker';
