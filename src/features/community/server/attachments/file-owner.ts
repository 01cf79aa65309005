import type { Charset } from './charset';

/** A file beside a post, as its column keeps it. It never changes: a post has the file it was posted with. */
export interface StoredAttachment {
  /** Where its bytes are (Files). */
  key: string;
  /** As its sender called it, with the extension its bytes ask for. */
  name: string;
  /** MIME type, from the bytes. */
  type: string;
  bytes: number;
  /** Of a text that is no UTF-8. */
  charset?: Charset | undefined;
}
