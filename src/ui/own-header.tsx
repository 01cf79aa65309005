import type { PagePath } from '~/shared/addresses';
import * as common from '~/shared/texts';
import { BackLink } from './back-link';
import { Container } from './container';
import type { PageHeaderProps } from './page-header';
import { PageWaiting } from './page-waiting';

type OwnHeaderProps = Pick<PageHeaderProps, 'title' | 'lead'> & {
  /** The page above, the member's home unless another is given; null for the home itself. */
  back?: { to: PagePath; label: string } | null;
};

/** The way to the home of the person's own pages; /member/dashboard leads people who are no members on to theirs. */
const ownHome = { to: '/member/dashboard', label: common.dashboard } as const;

/** Renders the top of a person's own page; on phones a line of its own height, so that what matters comes first. */
export function OwnHeader({ title, lead, back = ownHome }: OwnHeaderProps) {
  return (
    <div className="drafting-grid border-b border-line">
      <Container className="flex gap-x-1 max-sm:min-h-10 max-sm:items-center sm:flex-col sm:gap-4 sm:py-12">
        {back && (
          <BackLink to={back.to} className="max-sm:-ms-3 max-sm:min-h-10! max-sm:min-w-11 max-sm:justify-center">
            <span className="max-sm:sr-only">{back.label}</span>
          </BackLink>
        )}
        <div className="max-w-text min-w-0">
          <h1 className="max-sm:text-lg max-sm:wrap-anywhere">{title}</h1>
          {lead && <p className="mt-3 text-lg text-muted max-sm:hidden">{lead}</p>}
        </div>
      </Container>
    </div>
  );
}

type OwnWaitingProps = Parameters<typeof OwnHeader>[0] & { title: string };

/** Renders the same for a page of the person's own. */
export const OwnWaiting = (header: OwnWaitingProps) => (
  <PageWaiting title={header.title} header={<OwnHeader {...header} />} />
);
