import type { QuestionCategory, Urgency } from '../../contract/choices';

/** A made-up question of the demo data with its answers, in the order they came. */
export interface DemoQuestion {
  title: string;
  /** What follows the title. */
  text: string;
  category: QuestionCategory;
  tags: string[];
  urgency?: Urgency;
  answers: (string | { text: string; file: string })[];
  /** Which of the answers is the best one, from 0. */
  best?: number;
  solved?: true;
  /** Nobody has opened it yet. */
  unseen?: true;
  /** A file of demo/files. */
  file?: string;
  /** Asked by the demo member, so that their own marks and deletions can be tried. */
  byDemoMember?: true;
}
