import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from './dialog';
import type { DialogState } from './hooks/use-dialog';
import { useScreenAwake } from './hooks/use-screen-awake';
import { QrCode, type QrSquares } from './qr-code';
import { Skeleton } from './skeleton';

type CodeWindowProps = DialogState & {
  title: string;
  /** What the code contains. */
  text: string;
  /** Describes the code for screen readers. */
  label: string;
  /** Below the code: what a person reads or types in place of it. */
  children: ReactNode;
};

/** Renders a QR code as wide as a phone's screen, which stays on while it is shown. */
export function CodeWindow({ title, text, label, children, open, onClose }: CodeWindowProps) {
  const [squares, setSquares] = useState<QrSquares>();
  useScreenAwake(open);
  useEffect(() => {
    if (!open) return;
    let isOver = false;
    void import('./encode-qr').then(({ encodeQr }) => {
      if (!isOver) setSquares(encodeQr(text));
    });
    return () => {
      isOver = true;
    };
  }, [open, text]);
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={title} width="sm" compact>
      <div className="-mx-5 flex flex-col items-center gap-4 sm:mx-0">
        {squares ? (
          <QrCode squares={squares} label={label} className="w-full sm:rounded-md sm:border sm:border-line" />
        ) : (
          <Skeleton className="aspect-square w-full" />
        )}
        <div className="px-5 text-center">{children}</div>
      </div>
    </Dialog>
  );
}
