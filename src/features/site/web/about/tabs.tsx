import { clsx } from 'clsx';
import { createContext, use, useId, useState, type ComponentProps, type KeyboardEvent } from 'react';

/*
 * Tabs with the looks and the props of ui/tabs.tsx for a public page: all panels are in the HTML, and the script is a
 * tenth of Radix's, which would take this page past its 130 KB.
 */

const TabsContext = createContext({ id: '', value: '', choose: (_value: string): void => undefined });

type TabsProps = ComponentProps<'div'> & { defaultValue: string };

/** Tabs that keep their state. */
export function Tabs({ defaultValue, ...rest }: TabsProps) {
  const [value, choose] = useState(defaultValue);
  const id = useId();
  return (
    <TabsContext value={{ id, value, choose }}>
      <div {...rest} />
    </TabsContext>
  );
}

/** The row of tabs; arrow keys, Home and End go along it and around. `label` names it. */
export function TabList({ label, className, ...rest }: ComponentProps<'div'> & { label: string }) {
  return (
    <div
      {...rest}
      role="tablist"
      aria-label={label}
      onKeyDown={goAlong}
      className={clsx('flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
    />
  );
}

function goAlong(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const places: Record<string, number> = { ArrowRight: at + forwards, ArrowLeft: at - forwards, Home: 0, End: -1 };
  const place = places[event.key];
  if (place === undefined || at < 0) return;
  event.preventDefault();
  const tab = tabs.at(place % tabs.length);
  tab?.focus();
  tab?.click();
}

/** One tab. */
export function Tab({ value, className, ...rest }: ComponentProps<'button'> & { value: string }) {
  const tabs = use(TabsContext);
  const active = tabs.value === value;
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-controls={`${tabs.id}-panel-${value}`}
      aria-selected={active}
      tabIndex={active ? 0 : -1}
      onClick={() => tabs.choose(value)}
      className={clsx(
        'min-h-11 shrink-0 border-b-[3px] px-4 pt-[3px] font-semibold transition-colors focus-visible:-outline-offset-2',
        active ? 'border-laterite text-ink' : 'border-transparent text-muted hover:text-ink',
        className,
      )}
    />
  );
}

/** What a tab shows. It stays in the HTML; without JavaScript a style of the page may show it. */
export function TabPanel({ value, className, ...rest }: ComponentProps<'div'> & { value: string }) {
  const tabs = use(TabsContext);
  return (
    <div
      {...rest}
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      tabIndex={0}
      className={clsx('pt-6', tabs.value !== value && 'hidden', className)}
    />
  );
}
