import type { Language } from '~/shared/language';
import { both } from '../texts/both';

/** Returns the standard achievements, newest first, as the office edits them. */
export function milestones(language: Language): string {
  const words = both[language];
  return blocks([
    ['2020 ' + words.in2020, words.in2020Text],
    ['2018 ' + words.in2018, words.in2018Text],
    ['2015 ' + words.in2015, words.in2015Text],
    ['2010 ' + words.in2010, words.in2010Text],
    ['2005 ' + words.in2005, words.in2005Text],
  ]);
}

/** Returns the standard affiliations, as the office edits them: five organisations. */
export function affiliations(language: Language): string {
  const words = both[language];
  return blocks([
    [words.stateCommittee, words.stateCommitteeNote],
    [words.professionalsCouncil, words.professionalsCouncilNote],
    [words.tradesChamber, words.tradesChamberNote],
    [words.earthForum, words.earthForumNote],
    [words.volunteersNetwork, words.volunteersNetworkNote],
  ]);
}

const blocks = (parts: readonly (readonly [title: string, text: string])[]) =>
  parts.map(([title, text]) => `# ${title}\n${text}`).join('\n\n');
