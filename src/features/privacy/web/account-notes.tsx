import { useMutation, useQuery } from '@tanstack/react-query';
import { use, useLayoutEffect, useRef, type RefObject } from 'react';
import { Link, useLocation } from '~/router';
import { keepOwn, readOwn, useKnownSession } from '~/session';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { showMoment } from '~/shared/show-date';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { ScriptMark } from '~/router';
import type { Privacy } from '../contract';
import * as texts from '../texts';
import { privacyQuery } from './queries';
import { withdrawRequest } from './requests/mutations';

const setRoom = (height: number) => document.documentElement.style.setProperty('--account-notes', `${height}px`);

/** Runs before the first paint: the page leaves as much room as the notes took the last time, and does not move when they come. */
const earlyRoomScript = (name: string) =>
  `try{document.documentElement.style.setProperty('--account-notes',JSON.parse(localStorage['own.${name}']).value.height+'px')}catch(e){}`;

/** Leaves room for the notes until it is known which there are (`isKnown`), and remembers by `name` how much those take. */
function useRoom(
  place: RefObject<HTMLElement | null>,
  name: string,
  { userId, isKnown }: { userId: number | undefined; isKnown: boolean },
): void {
  useLayoutEffect(() => {
    if (userId === undefined) return;
    const kept = readOwn(name, userId) as { height?: unknown } | undefined;
    const known = typeof kept?.height === 'number' ? kept.height : 0;
    setRoom(isKnown ? 0 : known);
    const height = place.current?.offsetHeight ?? 0;
    if (isKnown && height !== known) keepOwn(name, userId, { height });
  });
}

/**
 * Over every page of the own account: that an erasure waits for its day, with the way back; and, but in the privacy centre
 * itself, that a notice has changed to which somebody has agreed.
 */
export function AccountNotes() {
  const session = useKnownSession();
  const isKnown = Boolean(session);
  const { data, isPending: isWaiting } = useQuery({ ...privacyQuery, enabled: isKnown });
  const hydrated = useHydrated();
  const mark = use(ScriptMark);
  const isHere = useLocation().pathname.startsWith('/account/privacy');
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const { mutate, isPending } = useMutation(withdrawRequest);
  const place = useRef<HTMLDivElement>(null);
  const room = isHere ? 'notes-here' : 'notes';
  useRoom(place, room, { userId: session?.user.id, isKnown: !isWaiting });
  const undo = ({ id }: NonNullable<Privacy['erasure']>) =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => {
          messages.success(texts.undone);
          // The button that had the focus goes.
          place.current?.focus();
        },
        onError: (error) => messages.error(errorMessage(error, texts.undoFailed)),
      },
    );
  const erasure = isKnown ? data?.erasure : null;
  const changed = isKnown && !isHere ? (data?.purposes.filter(({ state }) => state === 'renew') ?? []) : [];
  return (
    <Container
      ref={place}
      tabIndex={-1}
      className="flow-root min-h-(--account-notes,0) outline-none *:my-4 print:hidden"
    >
      {!hydrated && <script nonce={mark} dangerouslySetInnerHTML={{ __html: earlyRoomScript(room) }} />}
      {erasure && (
        <Alert tone="error" title={fillText(texts.eraseBanner, { due: showMoment(erasure.due) ?? '' })}>
          <p>{texts.eraseBannerMeans}</p>
          <Button className="mt-3 max-sm:w-full" loading={isPending} onClick={() => undo(erasure)}>
            {texts.undo}
          </Button>
        </Alert>
      )}
      {changed.length > 0 && (
        <Alert title={texts.noticesChanged}>
          <p>{fillText(texts.noticesChangedMeans, { purposes: changed.map(({ title }) => title).join(', ') })}</p>
          <Link to="/account/privacy" className="link inline-flex min-h-11 items-center">
            {texts.toPrivacyCentre}
          </Link>
        </Alert>
      )}
      <MessageBanner message={message} />
    </Container>
  );
}
