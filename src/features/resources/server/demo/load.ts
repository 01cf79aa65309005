import type { Site } from '~/platform/site';
/** TEMP */
export async function loadDemoResources(_site: Site): Promise<boolean> { return false; }
