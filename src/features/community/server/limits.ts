import type { Limit } from '~/platform/rate-limit';

/** Rate limits for one person, far above what people write; only a script reaches them. */
export const limits = {
  posts: { name: 'community-posts', most: 120, seconds: 3600 },
  /** Marking and unmarking best answers and solved questions, which sends notices. */
  marks: { name: 'community-marks', most: 240, seconds: 3600 },
} satisfies Record<string, Limit>;
