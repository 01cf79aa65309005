import RotateCw from 'lucide-react/icons/rotate-cw';
import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../button';
import { Container } from '../container';
import type { Message } from '../hooks/use-message';
import { DockedMessage } from '../docked-message';
import * as common from '~/shared/texts';
import { CompactHeader } from '../page-header';

type OfficePageProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Fetches again what is shown; without it, as before the person is known, the button is disabled. */
  refresh?: { isFetching: boolean; onRefresh: () => void } | null;
  refreshLabel?: string;
  /** Buttons before Refresh; on phones they are behind a button. */
  firstActions?: ReactNode;
  /** Buttons behind Refresh for what is the person's own, with the others on phones. */
  ownActions?: ReactNode;
  /** The usual buttons, at the end. */
  actions?: ReactNode;
  /** The usual button, where there is only one. Without `onAction`, as before the person is known, it is disabled. */
  action?: Omit<PageActionProps, 'onClick'>;
  onAction?: () => void;
  /** The last action's message, at the bottom of the screen; of a list, its ListBar has it. */
  message?: Message | null;
  /** Whether the person or the data is still unknown. */
  busy?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Renders a screen of the administration: title and actions in a line, and its content.
 */
export function OfficePage(props: OfficePageProps) {
  const {
    title,
    lead,
    refresh,
    refreshLabel = common.refresh,
    firstActions,
    ownActions,
    action,
    actions = action && <PageAction {...action} onClick={props.onAction} />,
    message,
    busy,
    className,
    children,
  } = props;
  const refreshButton = refresh !== undefined && (
    <Button variant="secondary" loading={refresh?.isFetching} disabled={!refresh} onClick={refresh?.onRefresh}>
      <RotateCw aria-hidden="true" />
      {refreshLabel}
    </Button>
  );
  const isAlone = !firstActions && !ownActions && !actions;
  return (
    <div aria-busy={busy}>
      <CompactHeader
        title={title}
        lead={lead}
        actions={isAlone ? refreshButton : actions}
        moreActions={
          !isAlone &&
          (firstActions || refreshButton || ownActions) && (
            <>
              {firstActions}
              {refreshButton}
              {ownActions}
            </>
          )
        }
      />
      <Container className={clsx('pt-3 pb-8 sm:pb-12', className)}>
        {message !== undefined && <DockedMessage message={message} />}
        {children}
      </Container>
    </div>
  );
}

type PageActionProps = { Icon: ComponentType<{ 'aria-hidden': 'true' }>; label: string; onClick?: () => void };

/** Renders the usual button of a screen; without `onClick`, as before the person is known, it is disabled. */
export const PageAction = ({ Icon, label, onClick }: PageActionProps) => (
  <Button disabled={!onClick} onClick={onClick}>
    <Icon aria-hidden="true" />
    {label}
  </Button>
);
