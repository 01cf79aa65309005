/**
 * The start of the browser's side in development: the code that replaces components while they are written, then the
 * page.
 */
const place: string = '/@react-refresh';
const { injectIntoGlobalHook } = (await import(/* @vite-ignore */ place)) as {
  injectIntoGlobalHook: (of: Window) => void;
};

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
await import('./client');

export {};
