import { lazy, Suspense, useState } from 'react';
import { DoorScreen } from '~/features/registration/web/public';
import { doorTitle } from '~/features/registration/texts';
import { LanguageLink } from '~/features/site/web/public';
import { useParams } from '~/router';
import { useKnownSession, wasHereBefore } from '~/session';
import { keyHead } from '~/shared/heads';
import type { LoadArgs, LoadedPage } from '~/shared/page';
import { useHydrated } from '~/ui/hooks/use-hydrated';

/**
 * Is a document of its own: only its headers allow the camera. In the browser a step to it fails, and the router loads
 * the page instead, with the token in its address (router/router.ts). The HTML is the same for every event: it is in
 * each release that a phone keeps (cached-pages.ts).
 */
export function load({ context }: LoadArgs<{ id: string }>): Promise<LoadedPage> {
  if (!context) return Promise.reject(new Error('a document of its own'));
  return Promise.resolve({ headers: doorHeaders });
}

const doorHeaders = {
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

export const head = () => keyHead(doorTitle);

const PhoneTools = lazy(() => import('./phone-tools'));

/** Renders /events/{id}/door (docs/product/registration.md, "The door"). */
export default function DoorPage() {
  const { id } = useParams<'/events/:id/door'>();
  const isHydrated = useHydrated();
  const session = useKnownSession();
  const [wasHere] = useState(wasHereBefore);
  return (
    <>
      {isHydrated && (
        <>
          <DoorScreen event={Number(id)} />
          <LanguageLink className="link mt-6 inline-flex min-h-11 items-center" />
        </>
      )}
      {/* Other people have the worker by `tools`. */}
      {isHydrated && !session && !wasHere && (
        <Suspense>
          <PhoneTools />
        </Suspense>
      )}
    </>
  );
}
