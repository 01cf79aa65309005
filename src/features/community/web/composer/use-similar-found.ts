import { useState } from 'react';

/**
 * The question that was opened instead of posting (docs/product/community.md, "Similar questions"), as long as its thread is open: found again later, by
 * whatever way, it says nothing of a draft any more.
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
