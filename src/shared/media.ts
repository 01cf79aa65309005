import { z } from 'zod';

/** A picture, as an `<img>` or `<picture>` needs it. */
export const pictureSchema = z.object({
  /** The file that any browser can show. */
  url: z.string(),
  type: z.string().describe('MIME type of `url`'),
  width: z.number().int().positive().nullable().describe('Pixels; null when not known'),
  height: z.number().int().positive().nullable(),
  /** For <source>, the best first. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});

/** A picture or video as the server sends it: what an <img>, <picture> or <video> needs. */
export const mediaSchema = pictureSchema.extend({
  /** What a video shows before it plays. */
  poster: pictureSchema.nullable(),
});

export type Picture = z.infer<typeof pictureSchema>;
export type Media = z.infer<typeof mediaSchema>;
