import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

// Written by hand after the ARIA pattern: Radix's would be a tenth of what a public page may weigh.
const TabsContext = createContext({ id: '', value: '', choose: (_value: string): void => undefined });

type TabsProps = ComponentProps<'div'> & {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/** Renders tabs that hold their state (`defaultValue`) or are controlled (`value`, `onValueChange`). */
export function Tabs({ value, defaultValue = '', onValueChange, ...rest }: TabsProps) {
  const [chosen, setChosen] = useState(defaultValue);
  const id = useId();
  const choose = (chosen: string) => {
    setChosen(chosen);
    onValueChange?.(chosen);
  };
  return (
    <TabsContext value={{ id, value: value ?? chosen, choose }}>
      <div {...rest} />
    </TabsContext>
  );
}

/**
 * Renders the row of tabs; it scrolls sideways on phones. Arrow keys, Home and End go along it and around. `label`
 * names it.
 */
export function TabList({ label, className, ...rest }: ComponentProps<'div'> & { label: string }) {
  const { value } = use(TabsContext);
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  // The chosen tab is in sight in a row that scrolls, also where the address chose it and once counts have made the row
  // longer. At other times the row stays where the reader has scrolled it.
  useLayoutEffect(() => {
    const list = row.current;
    const tab = list?.querySelector('[aria-selected=true]');
    const now = `${value} ${list?.scrollWidth}`;
    if (!list || !tab || shown.current === now) return;
    shown.current = now;
    const [place, seen] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    if (place.left < seen.left) list.scrollLeft += place.left - seen.left;
    else if (place.right > seen.right) list.scrollLeft += Math.min(place.right - seen.right, place.left - seen.left);
  });
  return (
    <div
      {...rest}
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={goAlong}
      className={clsx(
        'flex gap-x-1 overflow-x-auto border-b border-line [scrollbar-width:none] lg:flex-wrap',
        className,
      )}
    />
  );
}

function goAlong(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
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

type TabProps = ComponentProps<'button'> & { value: string; count?: ReactNode };

/** Renders one tab, with an optional count in brackets. */
export function Tab({ value, count, className, children, ...rest }: TabProps) {
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
        'min-h-11 shrink-0 border-b-[3px] px-4 pt-[3px] font-semibold transition-colors ' +
          'focus-visible:-outline-offset-2',
        active ? 'border-laterite text-ink' : 'border-transparent text-muted hover:text-ink',
        'disabled:cursor-not-allowed disabled:font-normal',
        className,
      )}
    >
      {children}
      {count !== undefined && <span className="font-normal"> ({count})</span>}
    </button>
  );
}

type TabPanelProps = ComponentProps<'div'> & {
  value: string;
  /** In the HTML even while another tab is chosen; a page's style may then show it to readers without JavaScript. */
  forceMount?: boolean;
};

/** Renders the panel of a tab. */
export function TabPanel({ value, forceMount, className, children, ...rest }: TabPanelProps) {
  const tabs = use(TabsContext);
  const active = tabs.value === value;
  return (
    <div
      {...rest}
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      tabIndex={0}
      className={clsx('pt-6', !active && 'hidden', className)}
    >
      {(active || forceMount) && children}
    </div>
  );
}
