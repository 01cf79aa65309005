import { clsx } from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type PaperProps = {
  /** The paper is there, or the person has cancelled it. */
  onDone: () => void;
  /** A4 upright, in place of lying. */
  upright?: boolean;
  children: ReactNode;
};

/** Prints its children: they are shown on paper alone, and then nothing else is (styles/print.css). */
export function Paper({ onDone, upright, children }: PaperProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div className={clsx('print-sheet', upright && 'print-upright')} data-print-sheet="">
      {children}
    </div>,
    document.body,
  );
}
