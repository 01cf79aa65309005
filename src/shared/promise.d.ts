/** What `finally` is given may itself take its time, and is waited for: the library's own type says nothing of it. */
interface Promise<T> {
  finally(done: () => PromiseLike<unknown>): Promise<T>;
}
