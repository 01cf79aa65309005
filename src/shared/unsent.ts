import { CallError } from './api-client';
import { newClientKey } from './client-key';

/** A post that is sent, or waits for a connection. */
export interface Post {
  /** The call that takes it: `POST /api/community/answers/`. */
  address: string;
  /** The parts of its body, files last. */
  parts: readonly (readonly [name: string, value: string | File])[];
  /** What the person calls it. */
  title: string;
  /** Fields that are added when the person sends it in spite of what the server answered. */
  anyway?: Record<string, string>;
}

let leave: (post: Post) => Promise<boolean> = () => Promise.resolve(false);

/** Sets what keeps a post on this device until there is a connection; it resolves to whether it could. */
export function setPostKeeper(keeper: typeof leave): void {
  leave = keeper;
}

/**
 * Sends a post with a key by which the server recognises it when it is sent again. Resolves to the answer; to null when
 * there was none and the post stays on this device, to be sent by itself later. Throws what `send` throws.
 */
export async function sendOrLeave<T>(send: (body: FormData) => Promise<T>, post: Post): Promise<T | null> {
  const keyed: Post = { ...post, parts: [['client_key', newClientKey()], ...post.parts] };
  try {
    return await send(bodyOf(keyed.parts));
  } catch (error) {
    if (error instanceof CallError && error.status === 0 && (await leave(keyed))) return null;
    throw error;
  }
}

/** Returns the parts of a post as a body. */
export function bodyOf(parts: Post['parts']): FormData {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return body;
}
