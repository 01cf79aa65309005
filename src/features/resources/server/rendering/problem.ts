import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import { both } from '../../texts/both';

/** Why a PDF cannot be rendered: the key of the text, and the values in its places. */
export interface Problem {
  key: ProblemKey;
  values?: Record<string, string | number> | undefined;
}

type ProblemKey = Extract<keyof typeof both.en, `pdf${string}`> | 'serverCouldNotRender';

/** The PDF can't be rendered and never will be. */
export class PdfProblem extends Error {
  override name = 'PdfProblem';

  constructor(
    readonly key: ProblemKey,
    readonly values?: Problem['values'],
  ) {
    super(problemText({ key, values }, 'en'));
  }
}

const problemText = ({ key, values = {} }: Problem, language: Language) =>
  fillText<string>(both[language][key], values);

/** Returns a problem as its flipbook keeps it. */
export const storedProblem = ({ key, values }: Problem): string => JSON.stringify({ key, values });

/** Returns a stored problem in a language. A row of before has the English text, which is returned as it is. */
export const readProblem = (stored: string, language: Language): string =>
  stored.startsWith('{') ? problemText(JSON.parse(stored) as Problem, language) : stored;
