import { lazy } from 'react';

/** What works in the background for people who are logged in or come again, and a member's bar. */
export const PhoneTools = lazy(() => import('./phone-tools'));
