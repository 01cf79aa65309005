import { useMemo } from 'react';
import { RequireSession } from '~/session';
import type { AuditWords } from '~/shared/audit-words';
import { AuditScreen, AuditWaiting } from './audit-screen';
import { createWords, WordsContext } from './words';

/** The audit log, for superusers only, in the words of these features. */
export function AuditPage({ words }: { words: readonly AuditWords[] }) {
  return (
    <WordsContext value={useMemo(() => createWords(words), [words])}>
      <RequireSession who="superuser" otherwise="/" waiting={<AuditWaiting />}>
        {() => <AuditScreen />}
      </RequireSession>
    </WordsContext>
  );
}
