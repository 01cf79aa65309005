/**
 * What the router keeps for us in the present entry of the browser's history, and with it how many windows are open over the
 * page there (ui/hooks/use-window-step.ts). Read from the browser: a window's entry is written past the router.
 */
export const stateHere = (): { windows?: number } =>
  (window.history.state as { usr?: { windows?: number } | null } | null)?.usr ?? {};
