import { useEffect, useLayoutEffect, useState } from 'react';
import { earlySessionScript, useSession } from '~/features/accounts/web/public';
import { earlyThemeScript, restoreTheme } from './theme';

let started = false;

/**
 * What has to stand before the first paint: theme and kind of person as attributes of <html>. The HTML is the same for
 * everybody; this script and the styles of shell.css make it the reader's own without a flash. Later the effects do it.
 */
export function Early() {
  // A script that React makes in the browser does not run, and it warns of one.
  const [first] = useState(() => typeof document === 'undefined' || !started);
  const kind = useSession()?.kind;
  useEffect(() => {
    started = true;
  }, []);
  useLayoutEffect(restoreTheme, []);
  useLayoutEffect(() => {
    if (kind) document.documentElement.dataset.session = kind;
    else delete document.documentElement.dataset.session;
  }, [kind]);
  return (
    <>
      {first && <script dangerouslySetInnerHTML={{ __html: earlyThemeScript + earlySessionScript }} />}
      <noscript>
        <style>{'.js-only{display:none!important}'}</style>
      </noscript>
    </>
  );
}
