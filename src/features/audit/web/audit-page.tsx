import { useMemo } from 'react';
import type { AuditWords } from '~/shared/audit-words';
import { AuditScreen } from './audit-screen';
import { createWords, WordsContext } from './words';

/** Renders the audit log in the words of the features, given as `words`. */
export function AuditPage({ words }: { words: readonly AuditWords[] }) {
  return (
    <WordsContext value={useMemo(() => createWords(words), [words])}>
      <AuditScreen />
    </WordsContext>
  );
}
