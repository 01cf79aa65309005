import { use, useEffect, useLayoutEffect, useState } from 'react';
import { earlyChoiceScript, earlyOfferScript, earlySessionScript, useKnownSession } from '~/session';
import { language } from '~/shared/texts';
import { ScriptMark } from '~/router';
import { earlyThemeScript, restoreTheme } from './theme';

let started = false;

/**
 * Sets what must be set before the first paint: theme and kind of person as attributes of <html>, and the listener that
 * remembers a choice of the language. The HTML is the same for every reader; this script and the styles in shell.css
 * adapt it without a flash. Later the effects take over.
 */
export function Early() {
  // A script that React creates in the browser doesn't run, and React warns about it.
  const [first] = useState(() => typeof document === 'undefined' || !started);
  const session = useKnownSession();
  const mark = use(ScriptMark);
  useEffect(() => {
    started = true;
  }, []);
  useLayoutEffect(restoreTheme, []);
  useLayoutEffect(() => {
    // The session is not known yet while hydrating: the attribute from the script stays.
    if (session === undefined) return;
    if (session) document.documentElement.dataset.session = session.kind;
    else delete document.documentElement.dataset.session;
  }, [session]);
  return (
    first && (
      <script
        nonce={mark}
        dangerouslySetInnerHTML={{
          __html:
            earlyThemeScript + earlySessionScript + earlyChoiceScript + (language === 'en' ? earlyOfferScript : ''),
        }}
      />
    )
  );
}
