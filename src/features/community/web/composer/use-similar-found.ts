import { useState } from 'react';

/**
 * Returns the question that was opened instead of posting (docs/product/community.md, "Similar questions") as long as
 * its thread is open. When the reader opens the thread again later, it has no note about a draft.
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
