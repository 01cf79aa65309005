import { z } from 'zod';
import { questionCategories, urgencies } from '~/shared/board/choices';
import materials from './materials.json';
import permits from './permits.json';
import roads from './roads.json';
import rules from './rules.json';
import site from './site.json';
import soil from './soil.json';
import structure from './structure.json';
import water from './water.json';

/**
 * A question of the demo data with its answers, oldest first. All texts are invented: statements about the building
 * rules are what people on site believe, not the rules.
 */
export type DemoQuestion = z.infer<typeof demoQuestion>;
const demoQuestion = z.strictObject({
  title: z.string(),
  /** The text below the title. */
  text: z.string(),
  category: z.enum(questionCategories),
  tags: z.array(z.string()),
  urgency: z.enum(urgencies).optional(),
  answers: z.array(z.union([z.string(), z.strictObject({ text: z.string(), file: z.string() })])),
  /** The index of the best answer, from 0. */
  best: z.int().optional(),
  solved: z.literal(true).optional(),
  /** Not opened yet. */
  unseen: z.literal(true).optional(),
  /** The name of a file in demo/community/files. */
  file: z.string().optional(),
  /** Asked by the demo member, so that an author's marks and deletions can be tried. */
  byDemoMember: z.literal(true).optional(),
});

/** All demo questions, with themes mixed as on a real board: every seventh question first. Always the same order. */
export const demoQuestions: readonly DemoQuestion[] = mixed(
  z.array(demoQuestion).parse([...structure, ...soil, ...rules, ...permits, ...materials, ...site, ...water, ...roads]),
);

function mixed(pile: DemoQuestion[]): DemoQuestion[] {
  const step = 7;
  return Array.from({ length: step }, (_, from) => pile.filter((_, index) => index % step === from)).flat();
}
