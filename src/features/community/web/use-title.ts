import { useEffect } from 'react';

/** Puts the open question in the tab's title, so that history and bookmarks name it; `undefined`: the page's own title. */
export function useTitle(question: string | undefined): void {
  useEffect(() => {
    if (question === undefined) return;
    const before = document.title;
    document.title = `${question} · Community`;
    return () => {
      document.title = before;
    };
  }, [question]);
}
