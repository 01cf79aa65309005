import type { benefitsOf } from '../../content/advertising';
import type { Strokes } from '../art/drawing';

type Benefit = ReturnType<typeof benefitsOf>[number]['id'];

/** The small drawings of the benefits. */
export const benefitDrawings: Record<Benefit, Strokes> = {
  // A surveyor's target
  reach: [
    'M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36zM24 2v8M24 38v8M2 24h8M38 24h8',
    'M24 32a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM24 24h.1',
  ],
  // Houses around a square
  community: ['M4 42V28l9-7 9 7v14zM26 42V28l9-7 9 7v14z', 'M15 17l9-8 9 8M24 9V4M2 42h44'],
  // A measured graph
  analytics: [
    'M6 4v38h38M12 42v-4M20 42v-4M28 42v-4M36 42v-4M6 32h4M6 22h4M6 12h4',
    'M12 30l8-8 8 4 14-16M42 16v-6h-6',
  ],
  // A frame on two posts
  quality: ['M4 8h40v24H4zM12 32v12M36 32v12', 'M9 27l9-9 6 6 5-5 10 8M34 15h.1'],
};
