export { NewVersion } from './new-version';
export { useTakingAlong } from './use-taking-along';
