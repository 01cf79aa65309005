import * as texts from '../texts';
import type { WrittenCommittee } from './types';

/**
 * The area committees that the about page shows until the office enters the first position; in the order of
 * docs/product/site.md, "About page".
 */
export const areaCommittees: readonly WrittenCommittee[] = texts.writtenCommittees;
