import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from '~/router';
import { logout } from '~/session';
import type { PagePath } from '~/shared/addresses';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { OwnHeader } from '~/ui/own-header';
import * as texts from '../../texts';
import { LanguageLink } from './language-link';
import type { NavigationEntry } from './navigation';

/** The pages for members that the bar itself has no room for. */
const pages: readonly NavigationEntry[] = [
  { to: '/member/licence', label: texts.ownLicence },
  { to: '/member/dues', label: common.dues },
  { to: '/member/events', label: common.ownEvents },
  { to: '/members', label: texts.members },
  { to: '/notifications', label: common.notifications },
  { to: '/events', label: common.events },
  { to: '/resources', label: common.resources },
  { to: '/news', label: common.news },
  { to: '/help', label: common.help },
];

/** The pages about the person's account. */
const account: readonly NavigationEntry[] = [
  { to: '/account/security', label: personTexts.accountSecurity },
  { to: '/account/privacy', label: common.privacy },
  { to: '/account/phone', label: common.onThisPhone },
];

const rowClass =
  'flex min-h-12 w-full items-center justify-between gap-3 px-4 py-2 text-start font-medium text-ink no-underline ' +
  'hover:bg-sunken focus-visible:-outline-offset-2';

/** Renders a member's pages that are not in the bar; `office` is the first screen of the office that they may enter. */
export function MoreScreen({ office }: { office: PagePath | undefined }) {
  return (
    <Frame>
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:gap-8">
        <Group label={texts.ownPages} entries={office ? [...pages, { to: office, label: common.office }] : pages} />
        <div className="flex flex-col gap-6">
          <Group label={texts.yourAccount} entries={account}>
            <li>
              <LanguageLink className={rowClass} />
            </li>
          </Group>
          <Button variant="secondary" onClick={() => void logout()}>
            {texts.logout}
          </Button>
        </div>
      </div>
    </Frame>
  );
}

/** Renders the screen's frame while the session is unknown. */
export const MoreWaiting = () => (
  <Frame>
    <div aria-busy="true" className="h-96" />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <OwnHeader title={common.more} />
    <Container className="pt-2 pb-8 sm:py-12">{children}</Container>
  </>
);

type GroupProps = { label: string; entries: readonly NavigationEntry[]; children?: ReactNode };

const Group = ({ label, entries, children }: GroupProps) => (
  <section aria-label={label}>
    <h2 className="mb-2 text-sm font-semibold text-muted">{label}</h2>
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card shadow-sm">
      {entries.map(({ to, label: name }) => (
        <li key={to}>
          <Link to={to} className={rowClass}>
            {name}
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
      {children}
    </ul>
  </section>
);
