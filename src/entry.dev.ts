/** What the browser starts with in development: hot reload, then the page. */
// @ts-expect-error -- both are made by Vite's development server
import '/@vite/client';
// @ts-expect-error -- as above
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
await import('./entry.client');
