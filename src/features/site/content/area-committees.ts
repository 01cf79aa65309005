import * as texts from '../texts';
import type { WrittenCommittee } from './types';

/**
 * The area committees of the about page, which stand there until the office enters the first position; in the order of
 * docs/product/site.md, "About page".
 */
export const areaCommittees: readonly WrittenCommittee[] = texts.writtenCommittees;
