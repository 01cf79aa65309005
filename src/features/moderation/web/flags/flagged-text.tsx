import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { langOf } from '~/ui/content-text';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

/** Returns whether a text is longer than about eight lines and is therefore folded. */
const long = (text: string) => text.length > 700 || text.split('\n').length > 8;

/** Shows a post's text as it was typed: the moderator sees it unformatted. */
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
          {open ? common.showLess : texts.showAll}
        </Button>
      )}
    </div>
  );
}
