import { useState } from 'react';
import { Button } from '~/ui/button';
import * as texts from '../texts';

/** Shows that a new release is ready; a tap updates, unless something on the page is unsent. */
export function NewVersion({ onUpdate }: { onUpdate: () => void }) {
  const [isRefused, setRefused] = useState(false);
  const update = () => {
    // The question of an unsaved form before a reload (ui/forms/unsaved.tsx).
    const isFree = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    setRefused(!isFree);
    if (isFree) onUpdate();
  };
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-(--foot-room) z-40 border-t border-line bg-card px-4 py-2 print:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">{texts.newVersion}</p>
        <Button size="sm" className="min-h-11" onClick={update}>
          {texts.update}
        </Button>
        {isRefused && <p className="w-full text-sm text-danger">{texts.unsentFirst}</p>}
      </div>
    </div>
  );
}
