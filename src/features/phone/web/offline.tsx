import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect } from 'react';
import { Link, useNavigate } from '~/router';
import { useSession } from '~/session';
import type { PageAddress, PagePath } from '~/shared/addresses';
import { splitLanguage } from '~/shared/language';
import { noIndex } from '~/shared/heads';
import type { HeadTag } from '~/shared/page';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { CompactHeader } from '~/ui/page-header';
import * as texts from '../texts';
import { hasPage, type OfflineCopy } from './copies';

export const offlineHead: HeadTag[] = [{ title: texts.offlineTitle }, noIndex];

const forEverybody: readonly { to: PagePath; label: string }[] = [
  { to: '/', label: texts.offlineHome },
  { to: '/events', label: common.events },
];

/** Renders /offline, which the service worker shows in place of a page that it can't get (docs/product/phone.md). */
export function Offline({ copies }: { copies: readonly OfflineCopy[] }) {
  const isMember = useSession()?.isMember;
  const forMembers = isMember ? copies.flatMap(({ page }) => page ?? []) : [];
  useCopyOfWanted(copies);
  return (
    <>
      <CompactHeader title={texts.offlineTitle} lead={texts.offlineLead} />
      <Container className="py-8">
        <Button className="js-only" onClick={tryAgain}>
          <RefreshCw aria-hidden="true" />
          {common.tryAgain}
        </Button>
        <nav aria-label={texts.offlinePages} className="mt-8">
          <h2 className="text-lg">{texts.offlinePages}</h2>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {[...forMembers, ...forEverybody].map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="link inline-flex min-h-11 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </>
  );
}

/**
 * Leads to the page that was wanted when a copy has what it shows: it was never opened, so the worker does not have it,
 * but a step within the site needs no page.
 */
function useCopyOfWanted(copies: readonly OfflineCopy[]) {
  const navigate = useNavigate();
  useEffect(() => {
    const path = splitLanguage(wantedAddress()).rest;
    void hasPage(copies, path).then((has) => {
      if (has) void navigate(path as PageAddress, { replace: true });
    });
  }, [copies, navigate]);
}

const wantedAddress = () => new URLSearchParams(window.location.search).get('from') ?? '/';

/** Opens the page that could not be opened; only one of this site. */
function tryAgain() {
  const from = wantedAddress();
  window.location.assign(/^\/(?![/\\])/.test(from) ? from : '/');
}
