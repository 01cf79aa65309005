import { createHash } from 'node:crypto';
import { MINUTE_MS } from '~/shared/dates';

/** A secret and the id that sealed values name it by. */
export interface SecretKey {
  /** Eight characters that follow from the secret; they reveal nothing of it. */
  readonly id: string;
  readonly secret: string;
}

/** The keys of a site: the current key, which seals and signs, and earlier keys, which still open what they sealed. */
export interface KeyRing {
  readonly current: SecretKey;
  /** Not empty while a change of the key is in progress: what is sealed with them has to be sealed again. */
  readonly old: readonly SecretKey[];
  /** Returns every key that opens a value or may have signed an address: also one that was given up a moment ago. */
  known(): readonly SecretKey[];
  /**
   * Whether the keys are in DATA_DIR, where the site may change them, or a setting (SECRET_KEY), where only a person
   * may.
   */
  readonly source: 'file' | 'setting';
  /**
   * Whether new values name their key. False for a database that an earlier version filled, until its key is changed:
   * that version may be running beside this one, and cannot read the names.
   */
  named: boolean;
  /** Replaces the keys; the first is current. */
  change(secrets: readonly string[]): void;
}

/** In ms: longer than a signed address works, and than any request takes. */
const graceMs = 20 * MINUTE_MS;

/** Creates a ring of these secrets, of which the first is current (decisions/0016). `source`: see KeyRing. */
export function createKeyRing(secrets: readonly string[], source: KeyRing['source'] = 'setting'): KeyRing {
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
    source,
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

/** Returns a 32-byte key for one purpose, derived from the secret, so that no key is used for two things. */
export function keyFor(key: SecretKey, purpose: string): Buffer {
  const known = derived.get(key) ?? new Map<string, Buffer>();
  derived.set(key, known);
  const found = known.get(purpose) ?? createHash('sha256').update(`${purpose}\0${key.secret}`).digest();
  known.set(purpose, found);
  return found;
}
