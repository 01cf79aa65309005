import { useMutation, useQuery } from '@tanstack/react-query';
import { use, useLayoutEffect, useRef, type RefObject } from 'react';
import { Link, useLocation } from '~/router';
import { storeOwn, readOwn, useKnownSession } from '~/session';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import { BriefAlert } from '~/ui/brief-alert';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { ScriptMark } from '~/router';
import type { Privacy } from '../contract';
import * as texts from '../texts';
import { placeOf } from './consents/place';
import { noteAsked } from './mutations';
import { privacyQuery } from './queries';
import { withdrawRequest } from './requests/mutations';

const setReservedHeight = (height: number) =>
  document.documentElement.style.setProperty('--account-notes', `${height}px`);

/**
 * Returns a script that runs before the first paint: the page reserves the height that the notes had the last time, and
 * does not move when they load.
 */
const reserveHeightScript = (name: string) =>
  `try{document.documentElement.style.setProperty('--account-notes',` +
  `JSON.parse(localStorage['own.${name}']).value.height+'px')}catch(e){}`;

/** Reserves height (px) for the notes until they are loaded (`isKnown`); stores it by `name` for the next page. */
function useReservedHeight(
  place: RefObject<HTMLElement | null>,
  name: string,
  { userId, isKnown }: { userId: number | undefined; isKnown: boolean },
): void {
  useLayoutEffect(() => {
    if (userId === undefined) return;
    const stored = readOwn(name, userId) as { height?: unknown } | undefined;
    const known = typeof stored?.height === 'number' ? stored.height : 0;
    setReservedHeight(isKnown ? 0 : known);
    const height = place.current?.offsetHeight ?? 0;
    if (isKnown && height !== known) storeOwn(name, userId, { height });
  });
}

/**
 * Renders, above every page of the own account, a pending erasure with the way to undo it; outside the privacy centre
 * the changed notices to which the person has consented, and on the dashboard the line that asks once for consents.
 */
export function AccountNotes() {
  const session = useKnownSession();
  const isKnown = Boolean(session);
  const { data, isPending: isWaiting } = useQuery({ ...privacyQuery, enabled: isKnown });
  const hydrated = useHydrated();
  const mark = use(ScriptMark);
  const { pathname } = useLocation();
  const isHere = pathname.startsWith('/account/privacy');
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const { mutate, isPending } = useMutation(withdrawRequest);
  const { mutate: noteAskedOnce } = useMutation(noteAsked);
  const place = useRef<HTMLDivElement>(null);
  const isDashboard = pathname.endsWith('/dashboard');
  const storedName = isHere ? 'notes-here' : isDashboard ? 'notes-dashboard' : 'notes';
  useReservedHeight(place, storedName, { userId: session?.user.id, isKnown: !isWaiting });
  /** Takes the focus from a button that disappears. */
  const focusNotes = () => place.current?.focus();
  const undo = ({ id }: NonNullable<Privacy['erasure']>) =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => {
          messages.success(texts.undone);
          focusNotes();
        },
        onError: (error) => messages.error(errorMessage(error, texts.undoFailed)),
      },
    );
  const erasure = isKnown ? data?.erasure : null;
  const changed = isKnown && !isHere ? (data?.purposes.filter(({ state }) => state === 'renew') ?? []) : [];
  const asks = isKnown && isDashboard && data?.asks;
  return (
    <Container
      ref={place}
      tabIndex={-1}
      className="flow-root min-h-(--account-notes,0) outline-none sm:*:my-4 print:hidden"
    >
      {!hydrated && <script nonce={mark} dangerouslySetInnerHTML={{ __html: reserveHeightScript(storedName) }} />}
      {erasure && (
        <BriefAlert tone="error" title={fillText(texts.eraseBanner, { due: formatMoment(erasure.due) ?? '' })}>
          <p>{texts.eraseBannerMeans}</p>
          <Button className="mt-3 max-sm:w-full" loading={isPending} onClick={() => undo(erasure)}>
            {texts.undo}
          </Button>
        </BriefAlert>
      )}
      {changed.length > 0 && (
        <BriefAlert title={texts.noticesChanged}>
          <p>{texts.noticesChangedMeans}</p>
          <ul>
            {changed.map(({ purpose, title }) => (
              <li key={purpose}>
                <Link to={`/account/privacy#${placeOf(purpose)}`} className="link inline-flex min-h-11 items-center">
                  {fillText(texts.decideOn, { purpose: title })}
                </Link>
              </li>
            ))}
          </ul>
        </BriefAlert>
      )}
      {asks && (
        <BriefAlert title={texts.askOnce} inline>
          <div className="flex max-sm:-mb-2 flex-wrap items-center gap-x-5">
            <ButtonLink to="/account/privacy" variant="link" size="sm" onClick={() => noteAskedOnce({})}>
              {texts.askOnceDecide}
            </ButtonLink>
            <Button variant="link" size="sm" onClick={() => noteAskedOnce({}, { onSuccess: focusNotes })}>
              {texts.askOnceLater}
            </Button>
          </div>
        </BriefAlert>
      )}
      <MessageBanner message={message} />
    </Container>
  );
}
