import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import * as common from '~/shared/texts';
import { subscribeToasts, takeToasts } from './toast';

function showWaiting(): void {
  for (const { tone, message, options } of takeToasts()) show[tone](message, options);
}

/** Renders Sonner with our looks; loaded by Toaster, never directly. */
export function SonnerToaster() {
  useEffect(() => {
    // The live region has to be in the page a moment before its first text, or screen readers miss it.
    const first = setTimeout(showWaiting, 120);
    const unsubscribe = subscribeToasts(showWaiting);
    return () => {
      clearTimeout(first);
      unsubscribe();
    };
  }, []);
  return (
    <Sonner
      // Sonner sets its own font outside any layer.
      className="font-sans!"
      containerAriaLabel={common.notifications}
      position="bottom-right"
      duration={6000}
      closeButton
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-primary" />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
        info: <Info aria-hidden="true" className="size-5 text-info" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: common.closeToast,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-lg border border-line bg-card p-4 pe-12 text-sm text-ink shadow-lg',
          icon: 'mt-0.5 shrink-0',
          title: 'font-semibold',
          description: 'mt-0.5 text-muted',
          closeButton:
            'absolute end-1 top-1 grid size-11 place-items-center rounded-md text-muted hover:text-ink [&_svg]:size-4',
          actionButton: 'ms-auto font-semibold text-primary underline underline-offset-4',
        },
      }}
    />
  );
}
