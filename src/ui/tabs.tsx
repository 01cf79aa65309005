import { clsx } from 'clsx';
import * as RadixTabs from 'radix-ui/tabs';
import type { ComponentProps, ReactNode } from 'react';

/** Tabs that keep their state (`defaultValue`) or are told it (`value`, `onValueChange`). */
export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} />;
}

/** The row of tabs; it scrolls sideways on phones. `label` names it. */
export function TabList({ label, className, ...rest }: ComponentProps<typeof RadixTabs.List> & { label: string }) {
  return (
    <RadixTabs.List
      {...rest}
      aria-label={label}
      className={clsx('flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
    />
  );
}

type TabProps = ComponentProps<typeof RadixTabs.Trigger> & { count?: ReactNode };

/** One tab, with an optional count in brackets. */
export function Tab({ count, className, children, ...rest }: TabProps) {
  return (
    <RadixTabs.Trigger
      {...rest}
      className={clsx(
        'min-h-11 shrink-0 border-b-[3px] border-transparent px-4 pt-[3px] font-semibold text-muted transition-colors',
        'hover:text-ink focus-visible:-outline-offset-2',
        'data-[state=active]:border-laterite data-[state=active]:text-ink',
        'disabled:cursor-not-allowed disabled:font-normal',
        className,
      )}
    >
      {children}
      {count !== undefined && <span className="ms-1.5 font-normal">({count})</span>}
    </RadixTabs.Trigger>
  );
}

/** What a tab shows. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={clsx('pt-6', className)} />;
}
