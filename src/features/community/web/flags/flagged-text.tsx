import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { langOf } from '~/ui/content-text';
import * as texts from '../../texts';

/** More than about eight lines are folded away. */
const long = (text: string) => text.length > 700 || text.split('\n').length > 8;

/** What the post says, as it was typed: whoever decides sees it unformatted. */
export function FlaggedText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const folds = long(text);
  return (
    <div className="mt-4">
      <p
        lang={langOf(text)}
        className={clsx('max-w-text whitespace-pre-wrap wrap-anywhere', folds && !open && 'line-clamp-8')}
      >
        {text}
      </p>
      {folds && (
        <Button variant="ghost" size="sm" className="-ms-3 mt-1" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.showLess : texts.showAll}
        </Button>
      )}
    </div>
  );
}
