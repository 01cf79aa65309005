import { createHash } from 'node:crypto';

/** A secret and the id that sealed values name it by. */
export interface SecretKey {
  /** Eight characters that follow from the secret; they tell nothing of it. */
  readonly id: string;
  readonly secret: string;
}

/** The keys of a site: one that seals and signs, and those that still open what was sealed with them. */
export interface KeyRing {
  readonly current: SecretKey;
  /** Not empty while a change of the key is under way: what is sealed with them has to be sealed anew. */
  readonly old: readonly SecretKey[];
  /** Every key that opens a value or may have signed an address: also one that was given up a moment ago. */
  known(): readonly SecretKey[];
  /** Whether the keys are in DATA_DIR, where the site may change them, or a setting (SECRET_KEY), where only a person may. */
  readonly kept: 'file' | 'setting';
  /**
   * Whether new values name their key. False for a database that an earlier version filled, until its key is changed: that
   * version may be running beside this one, and does not understand the names.
   */
  named: boolean;
  /** From now on these are the keys, the first of them is current. */
  change(secrets: readonly string[]): void;
}

/** Longer than a signed address works, and than any request takes. */
const graceMs = 20 * 60_000;

/** A ring of these secrets, the first of them is current (decisions/0016). `kept`: see KeyRing. */
export function createKeyRing(secrets: readonly string[], kept: KeyRing['kept'] = 'setting'): KeyRing {
  let keys = [...new Set(secrets)].map(keyOf);
  let retired: (SecretKey & { until: number })[] = [];
  return {
    get current() {
      return keys[0]!;
    },
    get old() {
      return keys.slice(1);
    },
    known: () => (retired.length === 0 ? keys : [...keys, ...retired.filter(({ until }) => until > Date.now())]),
    kept,
    named: true,
    change(next) {
      const gone = keys.filter(({ secret }) => !next.includes(secret));
      retired = [
        ...retired.filter(({ until }) => until > Date.now()),
        ...gone.map((key) => ({ ...key, until: Date.now() + graceMs })),
      ];
      keys = [...new Set(next)].map((secret) => keys.find((key) => key.secret === secret) ?? keyOf(secret));
    },
  };
}

const keyOf = (secret: string): SecretKey => ({
  id: createHash('sha256').update(`key-id\0${secret}`).digest('base64url').slice(0, 8),
  secret,
});

const derived = new WeakMap<SecretKey, Map<string, Buffer>>();

/** A 32-byte key for one purpose, derived from the secret, so that no key is used for two things. */
export function keyFor(key: SecretKey, purpose: string): Buffer {
  const known = derived.get(key) ?? new Map<string, Buffer>();
  derived.set(key, known);
  const found = known.get(purpose) ?? createHash('sha256').update(`${purpose}\0${key.secret}`).digest();
  known.set(purpose, found);
  return found;
}
