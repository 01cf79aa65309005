import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { ownPath } from '~/shared/own-address';
import { Button } from '~/ui/button';
import type { Event } from '../../contract';
import { pathOf } from '../labels';
import { shareEvent, type Shared } from '../share';
import * as texts from '../../texts';

/** Shares the event's address and shows the result next to itself: the window covers the corner where toasts appear. */
export function ShareButton({ event }: { event: Event }) {
  const [done, setDone] = useState<{ what: Shared; times: number }>({ what: null, times: 0 });
  return (
    <>
      <Button
        variant="secondary"
        className="js-only"
        onClick={async ({ currentTarget }) => {
          const url = new URL(ownPath(pathOf(event)), window.location.origin).href;
          const what = await shareEvent(event, url, currentTarget.closest('dialog') ?? document.body);
          setDone(({ times }) => ({ what, times: times + 1 }));
        }}
      >
        <Share2 aria-hidden="true" />
        {texts.shareEvent}
      </Button>
      {/* Sharing twice is announced twice. */}
      <p role="status" className="basis-full text-sm font-semibold text-primary empty:hidden">
        {done.what && <span key={done.times}>{done.what}</span>}
      </p>
    </>
  );
}
