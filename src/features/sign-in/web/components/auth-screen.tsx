import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '~/ui/card';
import { Container } from '~/ui/container';
import { Gatehouse } from './gatehouse';

type AuthScreenProps = {
  title: string;
  lead?: ReactNode;
  /** Rendered above the title, inside the frame. */
  above?: ReactNode;
  /** Rendered under the frame: links to the neighbouring screens. */
  footer?: ReactNode;
  /** Whether the screen replaces another one without a new page: the title gets the focus. */
  focusTitle?: boolean;
  children: ReactNode;
};

/**
 * Renders the frame of the sign-in screens: one form, and the gatehouse beside it (on phones below it). Holds the
 * page's only h1, which gets the focus when it changes, because a new step begins there.
 */
export function AuthScreen({ title, lead, above, footer, focusTitle = false, children }: AuthScreenProps) {
  return (
    <div
      className={clsx(
        'drafting-grid flex min-h-[calc(100dvh-var(--spacing-header))] flex-col justify-between',
        'overflow-hidden',
      )}
    >
      <Container className="grid flex-1 gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:items-center">
        <Gatehouse className="mt-8 h-[min(40rem,80dvh)] w-full self-end mask-x-from-90% max-lg:hidden" />
        <div className="mx-auto w-full max-w-[30rem] py-8 sm:py-14">
          <div className="corner-marks p-2">
            <Card padding="none" className="px-5 py-6 shadow-md sm:px-8 sm:py-8">
              {above}
              <Title focus={focusTitle}>{title}</Title>
              {lead && <div className="mt-2 text-muted">{lead}</div>}
              <div className="mt-6">{children}</div>
            </Card>
          </div>
          {footer && <div className="mt-5 flex flex-col items-center gap-1 px-2 text-center">{footer}</div>}
        </div>
      </Container>
      <Gatehouse className="h-72 w-full sm:h-96 lg:hidden" />
    </div>
  );
}

function Title({ focus, children }: { focus: boolean; children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const last = useRef(focus ? null : children);
  useEffect(() => {
    if (last.current === children) return;
    last.current = children;
    ref.current?.focus();
  }, [children]);
  return (
    <h1 ref={ref} tabIndex={-1} className="text-3xl outline-none">
      {children}
    </h1>
  );
}
