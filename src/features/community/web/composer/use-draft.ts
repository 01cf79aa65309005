import { useState } from 'react';
import { draftKey, emptyDraft, keepDraft, readDraft, type Draft } from './draft';

/** Files chosen in this tab, by draft, while one looks at another thread. */
const files = new Map<string, File>();

/** The draft of a thread's answer, or of a new question; kept as it is typed. */
export function useDraft(personId: number, thread: number | null) {
  const key = draftKey(personId, thread);
  const [draft, setDraft] = useState(() => readDraft(key));
  const [file, setFile] = useState(() => files.get(key) ?? null);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(key, next);
  };
  const attach = (chosen: File | null) => {
    setFile(chosen);
    if (chosen) files.set(key, chosen);
    else files.delete(key);
  };
  const clear = () => {
    change(emptyDraft);
    attach(null);
  };
  return { draft, change, file, attach, clear };
}
