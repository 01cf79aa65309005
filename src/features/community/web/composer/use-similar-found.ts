import { useState } from 'react';

/**
 * The question that was opened instead of posting, while its thread is open. When it is reached again later, in whatever
 * way, it has nothing to do with the draft any more.
 */
export function useSimilarFound(openId: number | null) {
  const [found, setFound] = useState<number | null>(null);
  const [seenOpen, setSeenOpen] = useState(openId);
  if (openId !== seenOpen) {
    setSeenOpen(openId);
    if (openId !== found) setFound(null);
  }
  return [openId !== null && found === openId, setFound] as const;
}
