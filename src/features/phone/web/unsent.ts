import type { QueryClient } from '@tanstack/react-query';
import { CallError, makeCall } from '~/shared/api-client';
import { countText } from '~/shared/count-text';
import { logQuietly } from '~/shared/log-quietly';
import { bodyOf, type Post } from '~/shared/unsent';
import { toast } from '~/ui/toast';
import * as texts from '../texts';
import { beginKeeping, dropPost, readPosts, storePost, type StoredPost } from './kept';

/** The posts that wait on this device, for screens. */
export const unsentQuery = {
  queryKey: ['unsent'],
  queryFn: () => readPosts().catch(() => []),
  staleTime: 0,
  networkMode: 'always',
} as const;

/** Keeps a post until there is a connection. Resolves to whether this device does that: it needs a worker. */
export async function leavePost(post: Post): Promise<boolean> {
  if (!(navigator as Partial<Navigator>).serviceWorker || !beginKeeping()) return false;
  const at = Date.now();
  try {
    if (!(await storePost({ ...post, key: `${at} ${post.address}`, at, problem: null }))) return false;
  } catch (error) {
    logQuietly('unsent', error);
    return false;
  }
  toast.info(texts.leftUnsent);
  return true;
}

/**
 * Sends what waits, the oldest first; tabs of a browser one after the other. A refusal stays with its reason, until the
 * person decides.
 */
export async function sendPosts(client: QueryClient): Promise<void> {
  const outcomes = await navigator.locks.request('unsent', async () => {
    const all: Outcome[] = [];
    for (const post of await readPosts()) {
      if (post.problem === null) all.push(await sendPost(post));
      if (all.at(-1) === 'no answer') break;
    }
    return all;
  });
  const sent = outcomes.filter((outcome) => outcome === 'sent').length;
  if (sent > 0) toast.success(countText(texts.unsentSent, sent));
  if (outcomes.some((outcome) => outcome !== 'no answer')) await client.invalidateQueries();
}

/** Sends a post in spite of what the server answered to it. */
export async function sendAnyway(client: QueryClient, post: StoredPost): Promise<void> {
  await storePost({ ...post, parts: [...Object.entries(post.anyway ?? {}), ...post.parts], problem: null });
  await sendPosts(client);
}

type Outcome = 'sent' | 'refused' | 'no answer';

async function sendPost(post: StoredPost): Promise<Outcome> {
  try {
    const answer = (await makeCall(post.address, { body: bodyOf(post.parts) })) as { id?: number; message?: string };
    // The board answers so when there is a similar question.
    if (answer.id === undefined) {
      await storePost({ ...post, problem: answer.message ?? '' });
      return 'refused';
    }
    await dropPost(post.key);
    return 'sent';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500) return 'no answer';
    await storePost({ ...post, problem: Object.values(error.fields).flat()[0] ?? error.message });
    return 'refused';
  }
}
