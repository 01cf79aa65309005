import { z } from 'zod';
import { questionCategories, urgencies } from '../../../contract/choices';
import materials from './materials.json';
import permits from './permits.json';
import roads from './roads.json';
import rules from './rules.json';
import site from './site.json';
import soil from './soil.json';
import structure from './structure.json';
import water from './water.json';

/**
 * A question of the demo data with its answers, in the order they came. All of it is made up: what the answers say of the
 * building rules is what people on site say of them.
 */
export type DemoQuestion = z.infer<typeof demoQuestion>;
const demoQuestion = z.strictObject({
  title: z.string(),
  /** What follows the title. */
  text: z.string(),
  category: z.enum(questionCategories),
  tags: z.array(z.string()),
  urgency: z.enum(urgencies).optional(),
  answers: z.array(z.union([z.string(), z.strictObject({ text: z.string(), file: z.string() })])),
  /** Which of the answers is the best one, from 0. */
  best: z.int().optional(),
  solved: z.literal(true).optional(),
  /** Nobody has opened it yet. */
  unseen: z.literal(true).optional(),
  /** A file of demo/files. */
  file: z.string().optional(),
  /** Asked by the demo member, so that their own marks and deletions can be tried. */
  byDemoMember: z.literal(true).optional(),
});

/** All of them, themes mixed as on a real board, the same every time: every seventh of the pile until all are there. */
export const demoQuestions: readonly DemoQuestion[] = mixed(
  z.array(demoQuestion).parse([...structure, ...soil, ...rules, ...permits, ...materials, ...site, ...water, ...roads]),
);

function mixed(pile: DemoQuestion[]): DemoQuestion[] {
  const step = 7;
  return Array.from({ length: step }, (_, from) => pile.filter((_, index) => index % step === from)).flat();
}
