import { useEffect, useRef, useState } from 'react';
import { useLocation, useUnderWay } from '~/router';
import { stateHere } from '~/shared/history-state';

/** A line at the top while a page loads, and the new page's title for screen readers once it is there. */
export function PageProgress() {
  const underway = useUnderWay();
  useEffect(leaveClosedWindows, []);
  return (
    <>
      {underway && <div aria-hidden="true" className="page-progress" />}
      <PageAnnouncement />
    </>
  );
}

/** The windows that were open before a reload are not now: their steps in the history (ui/hooks/use-window-step.ts) go. */
function leaveClosedWindows() {
  const { windows } = stateHere();
  if (windows) window.history.go(-windows);
}

function PageAnnouncement() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    // What had the focus may be gone with the old page; the reader then starts at the content instead of the very top.
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
