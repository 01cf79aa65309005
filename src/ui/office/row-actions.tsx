import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { Button, type ButtonLooks } from '../button';
import { Td, Th } from '../table';

/** Renders the head of the column of actions, whose name only screen readers read. */
export const ActionsTh = ({ children }: { children: ReactNode }) => (
  <Th className="print:hidden">
    <span className="sr-only">{children}</span>
  </Th>
);

/** Renders the cell of a row's actions; its children are RowAction or buttons. */
export const ActionsTd = ({ className, children }: { className?: string; children: ReactNode }) => (
  <Td className="print:hidden">
    <span className={clsx('flex flex-wrap max-sm:pt-2 sm:justify-end xl:flex-nowrap xl:whitespace-nowrap', className)}>
      {children}
    </span>
  </Td>
);

type RowActionProps = {
  Icon: ComponentType<{ 'aria-hidden': 'true' }>;
  label: string;
  /** What it is done to, for screen readers, and the language of that. */
  of: string;
  lang?: string;
  danger?: boolean;
  disabled?: boolean;
  variant?: ButtonLooks['variant'];
  className?: string;
  onClick: () => void;
};

/** Renders what can be done with a row. */
export const RowAction = ({
  Icon,
  label,
  of,
  lang,
  danger,
  variant = 'ghost',
  className = 'max-sm:min-h-11',
  ...button
}: RowActionProps) => (
  <Button {...button} variant={variant} size="sm" className={clsx(className, danger && 'text-danger!')}>
    <Icon aria-hidden="true" />
    {label}
    <span className="sr-only" lang={lang}>
      {' '}
      {of}
    </span>
  </Button>
);
