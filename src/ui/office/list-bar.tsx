import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';
import * as common from '~/shared/texts';
import { Button } from '../button';
import type { Message } from '../hooks/use-message';
import { DockedMessage } from '../docked-message';

type ListBarProps = {
  /** How many are found, of how many. */
  count: string | undefined;
  /** The focus goes to the count when the row that had it is gone. */
  countRef?: RefObject<HTMLParagraphElement | null>;
  /** The last action's message, at the bottom of the screen. */
  message?: Message | null;
  /** Clears search and filters; without it nothing narrows the list. */
  onClear?: (() => void) | false;
  /** What can be done with the found or chosen rows. */
  actions?: ReactNode;
  /** At the end where there is room, else below the list's other figures: a StatLine. */
  figures?: ReactNode;
};

/**
 * Renders the line over a list of the office: how many rows, what can be done with the chosen ones, and the result. It
 * stays in view while the list scrolls under it; put it and the list into one ListPane.
 */
export function ListBar({ count, countRef, message, onClear, actions, figures }: ListBarProps) {
  return (
    <div
      className={
        'sticky top-(--spacing-header) z-20 -mx-1 flex min-h-(--list-bar) flex-wrap items-center gap-x-4 gap-y-1 ' +
        'bg-paper px-1 max-sm:py-1.5 print:hidden'
      }
    >
      <p
        ref={countRef}
        tabIndex={-1}
        role="status"
        className="scroll-mt-20 py-1 text-sm font-semibold tabular-nums outline-none"
      >
        {count}
      </p>
      {onClear && (
        <Button variant="secondary" size="row" className="pointer-fine:min-h-8!" onClick={onClear}>
          {common.clear}
        </Button>
      )}
      {actions}
      {figures && <div className="ms-auto min-w-0 max-sm:w-full">{figures}</div>}
      {message !== undefined && <DockedMessage message={message} />}
    </div>
  );
}

/** Holds a ListBar and its list, whose head then stays below the bar. */
export function ListPane({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('[--list-bar:2.5rem] pointer-coarse:[--list-bar:2.75rem]', className)}>{children}</div>;
}
