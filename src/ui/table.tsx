import { clsx } from 'clsx';
import { createContext, use, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { language } from '~/shared/texts';
import { useMediaQuery } from './hooks/use-media-query';
import { openedClass, useOpened } from './office/opened';
import { headOf, SortButton, type Sorting } from './sort-button';

type TableProps = ComponentProps<'table'> & {
  /** Names the table for every reader, or only for screen readers with `hideCaption`. */
  caption: ReactNode;
  hideCaption?: boolean;
  /** On phones a row is a line with its `brief` cells only, where its link leads to the rest. */
  brief?: boolean;
  /**
   * How many cells a row has beside its name and its actions, where they need more room than a tablet has: there the
   * name and the actions stand in one line, and the cells below it.
   */
  wide?: number;
};

/** From which width on a wide table has its columns (styles/table.css). */
const wideFrom = language === 'ml' ? '96rem' : '80rem';

/** Whether the table is a `wide` one. */
const WideContext = createContext(false);

/*
 * Roles are written out in this file: on phones the rows are laid out as cards (styles/table.css), and some screen
 * readers no longer treat a table whose `display` was changed as a table.
 */

/** Renders a table whose rows become cards on phones. Each Td takes its column's name as `label`. */
export function Table({ caption, hideCaption, brief, wide, className, children, ...rest }: TableProps) {
  return (
    <div
      className={clsx(
        'table-stack sm:overflow-x-auto sm:rounded-lg sm:border sm:border-line sm:bg-card',
        brief && 'table-brief',
        wide && 'table-wide',
      )}
      style={wide ? ({ '--cells': wide, '--half': Math.floor(wide / 2) + 1 } as CSSProperties) : undefined}
    >
      <table role="table" {...rest} className={clsx('w-full border-collapse text-start text-sm', className)}>
        <caption className={hideCaption ? 'sr-only' : 'px-4 py-3 text-start font-semibold max-sm:block max-sm:px-0'}>
          {caption}
        </caption>
        <WideContext value={Boolean(wide)}>{children}</WideContext>
      </table>
    </div>
  );
}

/** Renders the head: the columns' `names`, then its children, which are Th. */
export function THead({
  names = [],
  className,
  children,
  ...rest
}: ComponentProps<'thead'> & { names?: readonly string[] }) {
  return (
    <thead role="rowgroup" {...rest} className={clsx('border-b border-line bg-sunken', className)}>
      <tr role="row">
        {names.map((name) => (
          <Th key={name}>{name}</Th>
        ))}
        {children}
      </tr>
    </thead>
  );
}

/** Renders the body; its children are Tr. */
export function TBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" {...rest} className={clsx('sm:divide-y sm:divide-line', className)} />;
}

type TrProps = ComponentProps<'tr'> & {
  /** Marks the row once something in it was opened: a key that no other row of the screen has. */
  opens?: string;
};

/** Renders one row. */
export function Tr({ opens, ...rest }: TrProps) {
  return opens === undefined ? <Row {...rest} /> : <MarkedRow opens={opens} {...rest} />;
}

const MarkedRow = ({ opens, className, ...rest }: TrProps & { opens: string }) => (
  <Row {...useOpened()(opens)} {...rest} className={clsx(openedClass, className)} />
);

const Row = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr role="row" {...rest} className={clsx('transition-colors sm:hover:bg-sunken/60', className)} />
);

/** Renders a column's name. */
export function Th({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      role="columnheader"
      scope="col"
      {...rest}
      className={clsx(
        'px-4 py-2 text-start text-xs font-semibold whitespace-nowrap text-muted malayalam:whitespace-normal',
        className,
      )}
    />
  );
}

type SortThProps = {
  /** What the first press sorts by: a field, or with a minus the same from the end. */
  by: string;
  sort: Sorting;
  label: ReactNode;
  className?: string;
};

/** Renders a column's name that sorts the table by it; only its name where the head is out of view. */
export function SortTh({ by, sort, label, className }: SortThProps) {
  const pressable = useMediaQuery(`(min-width: ${use(WideContext) ? wideFrom : '40rem'})`);
  const { button, ...head } = headOf(by, sort);
  return (
    <Th {...head} className={className}>
      {pressable ? <SortButton {...button}>{label}</SortButton> : label}
    </Th>
  );
}

type TdProps = ComponentProps<'td'> & {
  /** The column's name, shown beside the value on phones. Leave out for actions. */
  label?: string;
  /** Figures: aligned at their end, all digits of one width. */
  numeric?: boolean;
  /** Shown on phones in a table that is brief there. */
  brief?: boolean;
};

/** Renders one value. */
export function Td({ label, numeric, brief, className, children, ...rest }: TdProps) {
  return (
    <td
      role="cell"
      {...rest}
      data-label={label}
      data-brief={brief || undefined}
      className={clsx('sm:px-4 sm:py-1 sm:align-middle', numeric && 'tabular-nums sm:text-end', className)}
    >
      {label ? <div className="min-w-0">{children}</div> : children}
    </td>
  );
}
