import type { DemoQuestion } from '../types';
import { materials } from './materials';
import { permits } from './permits';
import { roadsAndMore } from './roads';
import { rules } from './rules';
import { site } from './site';
import { soil } from './soil';
import { structure } from './structure';
import { water } from './water';

/** All of them, themes mixed as on a real board, the same every time: every seventh of the pile until all are there. */
export const demoQuestions: readonly DemoQuestion[] = mixed([
  ...structure, ...soil, ...rules, ...permits, ...materials, ...site, ...water, ...roadsAndMore,
]);

function mixed(pile: DemoQuestion[]): DemoQuestion[] {
  const step = 7;
  return Array.from({ length: step }, (_, from) => pile.filter((_, index) => index % step === from)).flat();
}
