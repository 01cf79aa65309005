import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect } from 'react';
import { Link, useNavigate } from '~/router';
import { useSession } from '~/session';
import type { PagePath } from '~/shared/addresses';
import { splitLanguage } from '~/shared/language';
import type { HeadTag, LoadedPage } from '~/shared/page';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { CompactHeader } from '~/ui/page-header';
import * as texts from '../../texts';
import { keptAnswer } from '../kept-answers';

export const load = (): Promise<LoadedPage> => Promise.resolve({});

export const head = (): HeadTag[] => [{ title: texts.offlineTitle }, { name: 'robots', content: 'noindex' }];

const forEverybody: readonly [PagePath, string][] = [
  ['/', texts.offlineHome],
  ['/events', common.events],
];
const forMembers: readonly [PagePath, string][] = [
  ['/member/card', common.membershipCard],
  ['/circulars', common.circulars],
];

/** Renders /offline, which the service worker shows in place of a page that it can't get (docs/product/phone.md). */
export default function Offline() {
  const isMember = useSession()?.isMember;
  useCopyOfWanted();
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
            {(isMember ? [...forMembers, ...forEverybody] : forEverybody).map(([to, label]) => (
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
 * Leads to the circular that was wanted when this device has taken it along: its page was never opened, so the worker
 * does not have it, but a step within the site needs no page.
 */
function useCopyOfWanted() {
  const navigate = useNavigate();
  useEffect(() => {
    const id = Number(/^\/circulars\/(\d+)$/.exec(splitLanguage(wantedAddress()).rest)?.[1]);
    if (!id) return;
    void keptAnswer('GET /api/circulars/:id/', { params: { id } }).then((found) => {
      if (found) void navigate(`/circulars/${id}`, { replace: true });
    });
  }, [navigate]);
}

const wantedAddress = () => new URLSearchParams(window.location.search).get('from') ?? '/';

/** Opens the page that could not be opened; only one of this site. */
function tryAgain() {
  const from = wantedAddress();
  window.location.assign(/^\/(?![/\\])/.test(from) ? from : '/');
}
