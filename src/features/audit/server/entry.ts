/** An entry of the audit log, as a feature hands it over. */
export interface AuditEntry {
  at: Date;
  /** Null: a visitor, or the system itself. */
  actor: { id: number; name: string } | null;
  /** `area.verb`, for example `user.approve`. */
  action: string;
  target: { type: string; id: number | null; name?: string | undefined };
  /**
   * The id of the person whom the target's name and the values are about. They are sealed with that person's key, and
   * are unreadable once the person is erased. A target of type `user` or `login` is that person itself.
   */
  person?: number | null | undefined;
  /** What changed, under the names of the API. Never a secret, never an Aadhaar number. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}
