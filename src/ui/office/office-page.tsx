import RotateCw from 'lucide-react/icons/rotate-cw';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BackLink } from '../back-link';
import { Button } from '../button';
import { Container } from '../container';
import type { Message } from '../hooks/use-message';
import { StickyMessage } from '../message-banner';
import { PageHeader } from '../page-header';

type OfficePageProps = {
  title: string;
  lead?: ReactNode;
  /** The page above; the admin dashboard unless said otherwise, null where there is none. */
  back?: { to: string; label: string } | null;
  /** Asking again for what is shown; without it, as before the person is known, the button rests. */
  refresh?: { isFetching: boolean; onRefresh: () => void } | null;
  refreshLabel?: string;
  /** Buttons before Refresh and behind it, the usual one at the end. */
  firstActions?: ReactNode;
  actions?: ReactNode;
  /** What was just done, over the list. */
  message?: Message | null;
  /** The person or the data is not known yet. */
  busy?: boolean;
  className?: string;
  children: ReactNode;
};

const dashboard = { to: '/app/admin/dashboard', label: 'Admin Dashboard' };

/** The frame of a screen of the administration: title, way back, actions, the message of what was just done, and its content. */
export function OfficePage(props: OfficePageProps) {
  const { title, lead, back = dashboard, refresh, refreshLabel = 'Refresh', firstActions, actions, message, busy, className, children } = props;
  const hasButtons = Boolean(firstActions || actions) || refresh !== undefined;
  return (
    <div aria-busy={busy}>
      <PageHeader
        title={title}
        lead={lead}
        back={back && <BackLink to={back.to}>{back.label}</BackLink>}
        actions={
          hasButtons && (
            <>
              {firstActions}
              {refresh !== undefined && (
                <Button variant="secondary" loading={refresh?.isFetching} disabled={!refresh} onClick={refresh?.onRefresh}>
                  <RotateCw aria-hidden="true" />
                  {refreshLabel}
                </Button>
              )}
              {actions}
            </>
          )
        }
      />
      <Container className={clsx('py-8 sm:py-12', className)}>
        {message !== undefined && <StickyMessage message={message} className="mb-5" />}
        {children}
      </Container>
    </div>
  );
}
