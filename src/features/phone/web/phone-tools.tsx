import { useEffect } from 'react';
import { MemberBar } from '~/features/site/web/public';
import { useHasOwnFrame } from '~/router';
import { keptOwner, useKnownSession } from '~/session';
import { setKeptAnswers } from '~/shared/api-client';
import { logQuietly } from '~/shared/log-quietly';
import { useDocumentVisible } from '~/ui/hooks/use-document-visible';
import { showToast } from '~/ui/toast';
import * as texts from '../texts';
import { keptAnswer } from './kept-answers';
import { takeAlong } from './take-along';

// A query that failed for want of a connection asks a second time, and by then this is loaded.
setKeptAnswers((address, input) => (keptOwner() === null ? Promise.resolve(undefined) : keptAnswer(address, input)));

/** How long after a page (ms) its copies are taken along: what is shown comes first. */
const afterMs = 3000;

/**
 * Registers the service worker, says when it has a new version, and takes along what a member needs without a line
 * (docs/product/phone.md); renders a member's bar, outside the office.
 */
export default function PhoneTools() {
  const session = useKnownSession();
  const isVisible = useDocumentVisible();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    register().catch((error: unknown) => logQuietly('service worker', error));
  }, []);
  const isMember = Boolean(session?.isMember);
  const hasOwnFrame = useHasOwnFrame();
  useEffect(() => {
    // Without a worker no page opens that could show them.
    if (!isMember || !isVisible || !('serviceWorker' in navigator)) return;
    const take = () => void takeAlong().catch((error: unknown) => logQuietly('taken along', error));
    const timer = setTimeout(take, afterMs);
    window.addEventListener('online', take);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', take);
    };
  }, [isMember, isVisible]);
  return isMember && !hasOwnFrame && <MemberBar />;
}

/** Registers the worker. One that waits is asked whether this page is older; if so, the reader decides when. */
async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  const ask = (worker: ServiceWorker) => worker.postMessage(entryOfPage());
  workers.addEventListener('message', ({ data }) => {
    const { waiting } = registration;
    if (data === 'new-version' && waiting) offer(waiting);
  });
  if (registration.waiting) ask(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first worker replaces nothing.
      if (installing.state === 'installed' && workers.controller) ask(installing);
    });
  });
}

/** Returns the path of the file that this page began with. */
const entryOfPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .find((path) => /^\/assets\/client-/.test(path)) ?? '';

let isOffered = false;

function offer(waiting: ServiceWorker): void {
  if (isOffered) return;
  isOffered = true;
  const onPress = () => {
    // A form with unsaved values asks before the page is left.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    waiting.postMessage('take-over');
  };
  showToast({ tone: 'info', lines: [texts.newVersion], action: { label: texts.loadIt, onPress } });
}
