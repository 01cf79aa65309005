/** The callback of `finally` may itself take its time, and is waited for: the library's own type leaves that out. */
interface Promise<T> {
  finally(done: () => PromiseLike<unknown>): Promise<T>;
}
