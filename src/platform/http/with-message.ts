/** Returns what a call's work resolves to, with a message for the caller. */
export const withMessage = async <T extends object | void>(message: string, work: Promise<T>) => ({
  ...(await work),
  message,
});
