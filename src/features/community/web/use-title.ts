import { useEffect } from 'react';
import { fillText } from '~/shared/fill-text';
import * as texts from '../texts';

/**
 * Puts the open question in the tab's title, so that history and bookmarks name it; `undefined`: the page's own title.
 */
export function useTitle(question: string | undefined): void {
  useEffect(() => {
    if (question === undefined) return;
    const before = document.title;
    document.title = fillText(texts.pageTitle, { question });
    return () => {
      document.title = before;
    };
  }, [question]);
}
