const key = 'applicationSent';

/** Stores, as long as the tab, that an application was sent: its login cannot succeed yet. */
export const rememberApplication = () => safely(() => sessionStorage.setItem(key, '1'));

/** Returns whether an application was sent in this tab, and neither a login nor `forgetApplication` followed. */
export const wasApplicationSent = (): boolean => safely(() => sessionStorage.getItem(key)) === '1';

export const forgetApplication = () => safely(() => sessionStorage.removeItem(key));

/** Returns the result; undefined where the browser's storage is blocked or full. */
function safely<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
