import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dialog';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as common from '~/shared/texts';
import {
  dialogBodyClass,
  dialogFooterClass,
  dialogOverlayClass,
  dialogPanelClass,
  dialogWidth,
  type DialogWidth,
} from './dialog-class';
import { useWindowStep } from './hooks/use-window-step';
import { IconButton } from './icon-button';
import { ScrollerContext } from './scroller';
import { Unbroken } from './unbroken';

export type DialogProps = {
  /** Left out (with `onOpenChange`), `trigger` opens it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** One button; it gets the focus back. */
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  width?: DialogWidth;
  /** Sticks to the bottom while the body scrolls. */
  footer?: ReactNode;
  /** On phones only as high as its content, instead of the whole screen. */
  compact?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** False: neither a press outside nor Escape closes it, as while something is being saved. */
  dismissible?: boolean;
  /** A press outside does not close it: for forms, where a slip would lose what was typed. */
  holdsTyping?: boolean;
  /** False: the window has no step in the history, as where an address of its own stands for it. */
  ownStep?: boolean;
  children?: ReactNode;
};

/**
 * Renders a modal window; on phones a sheet from the bottom. The focus goes to the element marked `data-autofocus`,
 * else to the window itself, so that its title is read first; on closing it goes back where it was. Back closes it.
 */
export function Dialog({ open: told, onOpenChange, trigger, ownStep = true, ...panel }: DialogProps) {
  const [isOpenHere, setOpenHere] = useState(false);
  const open = told ?? isOpenHere;
  const change = onOpenChange ?? setOpenHere;
  useWindowStep(open && ownStep, () => panel.dismissible !== false && change(false));
  const returnTo = useRef<Element | null>(null);
  // Radix handles its own trigger only. Its portal mounts a commit later, so this still sees the opener.
  useLayoutEffect(() => {
    if (open) returnTo.current = document.activeElement;
  }, [open]);
  return (
    <Radix.Root open={open} onOpenChange={change}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlayClass} />
        <DialogPanel
          {...panel}
          onCloseAutoFocus={(event) => {
            if (trigger || !(returnTo.current instanceof HTMLElement)) return;
            event.preventDefault();
            // The opener may be gone with what was deleted; the screen may have found a better place already.
            if (returnTo.current.isConnected) returnTo.current.focus();
            else if (document.activeElement === document.body)
              document.getElementById('content')?.focus({ preventScroll: true });
          }}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

type PanelProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'trigger' | 'ownStep'> & {
  onCloseAutoFocus(event: Event): void;
};

function DialogPanel(props: PanelProps) {
  const {
    title,
    description,
    width = 'md',
    footer,
    compact,
    role = 'dialog',
    dismissible = true,
    holdsTyping,
    children,
  } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  const keepOpen = (event: Event) => event.preventDefault();
  return (
    <Radix.Content
      ref={panel}
      role={role}
      aria-modal="true"
      {...(description ? {} : { 'aria-describedby': undefined })}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? panel.current)?.focus();
      }}
      onCloseAutoFocus={props.onCloseAutoFocus}
      onEscapeKeyDown={dismissible ? undefined : keepOpen}
      onInteractOutside={dismissible && !holdsTyping ? undefined : keepOpen}
      className={clsx(
        dialogPanelClass,
        compact ? 'max-h-[calc(92dvh-var(--message-room))]' : 'max-sm:top-2',
        dialogWidth[width],
      )}
    >
      <header className={clsx('flex items-start gap-4 px-5 py-3 sm:px-6', children && 'border-b border-line')}>
        <div className="min-w-0 flex-1 py-2">
          <Radix.Title className="text-xl">
            <Unbroken>{title}</Unbroken>
          </Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-sm text-muted">
              <Unbroken>{description}</Unbroken>
            </Radix.Description>
          )}
        </div>
        {dismissible && (
          <Radix.Close asChild>
            <IconButton label={common.close} className="-me-2.5">
              <X aria-hidden="true" />
            </IconButton>
          </Radix.Close>
        )}
      </header>
      {children && (
        <div ref={setBody} tabIndex={0} className={dialogBodyClass}>
          <ScrollerContext value={body}>{children}</ScrollerContext>
        </div>
      )}
      {footer && <footer className={dialogFooterClass}>{footer}</footer>}
    </Radix.Content>
  );
}
