import { useEffect } from 'react';

/** The open question in the tab's title, so that history and bookmarks say which; `undefined`: the page's own. */
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
