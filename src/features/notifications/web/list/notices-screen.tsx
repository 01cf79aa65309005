import type { ReactNode } from 'react';
import * as common from '~/shared/texts';
import { Card } from '~/ui/card';
import { Container } from '~/ui/container';
import { OwnHeader } from '~/ui/own-header';
import { MailSetting, MailSkeleton } from './mail-setting';
import { Notices, NoticesSkeleton } from './notices';
import * as texts from '../../texts';

interface NoticesScreenProps {
  isMember: boolean;
  email: string | undefined;
  /** Mail choices of features that depend on this feature. */
  more?: ReactNode;
}

/** Renders the notices and the choice of mails (docs/product/notifications.md, "Notifications screen"). */
export function NoticesScreen({ isMember, email, more }: NoticesScreenProps) {
  const aside = (
    <div className="flex flex-col gap-6">
      <MailSetting email={email} isMember={isMember} />
      {more}
    </div>
  );
  return (
    <Layout aside={aside}>
      <Notices isMember={isMember} />
    </Layout>
  );
}

/** Renders the screen's frame while the session is unknown. */
export function NoticesWaiting() {
  const aside = (
    <Card>
      <MailSkeleton />
    </Card>
  );
  return (
    <Layout aside={aside}>
      <NoticesSkeleton />
    </Layout>
  );
}

function Layout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <>
      <OwnHeader title={common.notifications} lead={texts.notificationsLead} />
      <Container className="grid gap-x-10 gap-y-8 pt-3 pb-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">{children}</div>
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:self-start">{aside}</div>
      </Container>
    </>
  );
}
