export { dropEnded } from './kept';
export { Restored } from './restored';
export { keepTyped, useTyped } from './typed';
export { NewVersion } from './new-version';
export { UnsentTools } from './unsent-tools';
export { useUnsentToday } from './unsent-panel';
export { useTakingAlong } from './use-taking-along';
