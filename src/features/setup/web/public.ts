export { ClosedSite } from './closed-site';
export { setupQuery } from './queries';
