import { within } from '~/router';
import * as layout from './office-layout';
import { screens } from './office-screens';

/** The pages of the office's screens. */
export const routes = within(() => Promise.resolve(layout), screens);
