export { membersQuery } from './queries';
export { offlineDirectory } from './offline/copy';
export { OfflineDirectory } from './offline/panel';
