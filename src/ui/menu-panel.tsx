import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useMenu } from './hooks/use-menu';
import { IconButton } from './icon-button';

type MenuPanelProps = {
  /** The panel's id. */
  id: string;
  /** The name of the button and of the panel. */
  label: string;
  /** The panel's name, where it is another one. */
  panelLabel?: string;
  icon: (isOpen: boolean) => ReactNode;
  /** Of the box around both, the button and the panel. */
  className?: string;
  buttonClass: string;
  panelClass: string;
  /** What stands for the button without JavaScript. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Renders a menu: a button and, right after it in reading order, the panel that it opens. */
export function MenuPanel(props: MenuPanelProps) {
  const { id, label, panelLabel = label, icon, className, buttonClass, panelClass, fallback, children } = props;
  const { open, box, button, toggle } = useMenu();
  return (
    <div ref={box} className={className}>
      <IconButton
        ref={button}
        label={label}
        aria-expanded={open}
        aria-controls={id}
        className={clsx('js-only', buttonClass)}
        onClick={toggle}
      >
        {icon(open)}
      </IconButton>
      {fallback}
      <nav
        id={id}
        aria-label={panelLabel}
        hidden={!open}
        className={clsx('absolute top-full animate-fade-in overflow-y-auto overscroll-contain bg-paper', panelClass)}
      >
        {children}
      </nav>
    </div>
  );
}
