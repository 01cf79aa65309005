import ChevronDown from 'lucide-react/icons/chevron-down';
import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import * as common from '~/shared/texts';
import { alertLooks, type AlertProps } from './alert';

type BriefAlertProps = AlertProps & {
  title: ReactNode;
  /** On wide screens the rest stands beside the title. */
  inline?: boolean;
};

/**
 * Renders a message above a page; on phones one line, with a button that shows the rest of it. An error is shown whole
 * at first.
 */
export function BriefAlert({ tone = 'info', title, inline, children, className }: BriefAlertProps) {
  const { Icon, box, icon } = alertLooks[tone];
  const [isOpen, setOpen] = useState(tone === 'error');
  const id = useId();
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx(
        'flex items-start gap-3 text-ink max-sm:-mx-gutter max-sm:border-b max-sm:ps-gutter max-sm:pe-1',
        'sm:rounded-md sm:border sm:px-4 sm:py-3',
        box,
        className,
      )}
    >
      <Icon aria-hidden="true" className={clsx('size-5 shrink-0 max-sm:mt-2.5 sm:mt-[0.22em]', icon)} />
      <div
        className={clsx(
          'min-w-0 max-sm:flex-1 max-sm:py-2',
          isOpen && 'max-sm:pb-4',
          inline && 'sm:-my-2 sm:flex sm:flex-wrap sm:items-center sm:gap-x-5',
        )}
      >
        <p
          className={clsx(
            'font-semibold max-sm:text-sm max-sm:leading-6',
            inline && 'sm:font-normal',
            !isOpen && 'max-sm:truncate',
          )}
        >
          {title}
        </p>
        <div id={id} className={clsx('text-sm', !isOpen && 'max-sm:hidden')}>
          {children}
        </div>
      </div>
      <button
        type="button"
        aria-label={isOpen ? common.showLess : common.readOn}
        aria-expanded={isOpen}
        aria-controls={id}
        className="grid min-h-10 w-10 shrink-0 place-items-center rounded-md text-muted sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden="true" className={clsx('size-5', isOpen && 'rotate-180')} />
      </button>
    </div>
  );
}
