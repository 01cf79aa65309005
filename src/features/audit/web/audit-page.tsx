import { useMemo } from 'react';
import type { AuditWords } from '~/shared/audit-words';
import { AuditScreen } from './audit-screen';
import { createWords, WordsContext, type PlaceNames } from './words';

type AuditPageProps = { words: readonly AuditWords[]; names: PlaceNames | undefined };

/** Renders the audit log in the words of the features, given as `words`, with the `names` of areas and units. */
export function AuditPage({ words, names }: AuditPageProps) {
  return (
    <WordsContext value={useMemo(() => createWords(words, names), [words, names])}>
      <AuditScreen />
    </WordsContext>
  );
}
