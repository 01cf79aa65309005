import RotateCw from 'lucide-react/icons/rotate-cw';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { Container } from '../container';
import type { Message } from '../hooks/use-message';
import { StickyMessage } from '../message-banner';
import * as common from '~/shared/texts';
import { CompactHeader } from '../page-header';
import { OfficeMenu } from './office-menu';

type OfficePageProps = {
  title: string;
  lead?: ReactNode;
  /** Asking again for what is shown; without it, as before the person is known, the button rests. */
  refresh?: { isFetching: boolean; onRefresh: () => void } | null;
  refreshLabel?: string;
  /** Buttons before Refresh and behind it, the usual one at the end. */
  firstActions?: ReactNode;
  actions?: ReactNode;
  /** What was just done, over the content; a list has it in its bar (ListBar). */
  message?: Message | null;
  /** The person or the data is not known yet. */
  busy?: boolean;
  className?: string;
  children: ReactNode;
};

/** The frame of a screen of the administration: the office's menu, title and actions in a line each, and its content. */
export function OfficePage(props: OfficePageProps) {
  const {
    title,
    lead,
    refresh,
    refreshLabel = common.refresh,
    firstActions,
    actions,
    message,
    busy,
    className,
    children,
  } = props;
  const hasButtons = Boolean(firstActions || actions) || refresh !== undefined;
  return (
    <div aria-busy={busy}>
      <OfficeMenu />
      <CompactHeader
        title={title}
        lead={lead}
        actions={
          hasButtons && (
            <>
              {firstActions}
              {refresh !== undefined && (
                <Button
                  variant="secondary"
                  loading={refresh?.isFetching}
                  disabled={!refresh}
                  onClick={refresh?.onRefresh}
                >
                  <RotateCw aria-hidden="true" />
                  {refreshLabel}
                </Button>
              )}
              {actions}
            </>
          )
        }
      />
      <Container className={clsx('pt-3 pb-8 sm:pb-12', className)}>
        {message !== undefined && <StickyMessage message={message} className="mb-5" />}
        {children}
      </Container>
    </div>
  );
}
