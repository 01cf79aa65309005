import { useEffect, useRef, useState } from 'react';
import { goBy, stateHere, useLocation, usePendingNavigation } from '~/router';

/** Shows a line at the top while a page loads, and announces the new page's title to screen readers. */
export function PageProgress() {
  const underway = usePendingNavigation();
  useEffect(leaveClosedWindows, []);
  return (
    <>
      {underway && <div aria-hidden="true" className="page-progress" />}
      <PageAnnouncement />
    </>
  );
}

/**
 * Removes the history steps of windows (ui/hooks/use-window-step.ts) that were open before a reload and are closed now.
 */
function leaveClosedWindows() {
  const { windows } = stateHere();
  if (windows) goBy(-windows);
}

function PageAnnouncement() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    // The element with the focus may be gone with the old page; the reader then starts at the content instead of the
    // very top.
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
