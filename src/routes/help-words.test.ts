import { describe, expect, test } from 'vitest';
import { both } from '~/features/help/texts/both';
import { helpWords } from './help-words';
import { officeHelpWords } from './office-help-words';

const placesIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, place]) => place)));

describe.each(['en', 'ml'] as const)('in %s', (language) => {
  const { everybodyJobs, officeJobs } = both[language];
  test.each([
    ...Object.entries(everybodyJobs).map(([job, texts]) => [job, texts, helpWords] as const),
    ...Object.entries(officeJobs).map(([job, texts]) => [job, texts, officeHelpWords] as const),
  ])('the steps of %s are at most eight and name the screens by their own words', (job, { lead, steps }, words) => {
    expect(steps.length).toBeLessThanOrEqual(8);
    const named = (words as Record<string, Record<string, string>>)[job]!;
    expect([...placesIn([lead, ...steps])].sort()).toEqual(Object.keys(named).sort());
  });
});
