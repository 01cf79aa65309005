import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useKnownSession } from '~/session';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { showMoment } from '~/shared/show-date';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import type { Privacy } from '../contract';
import * as texts from '../texts';
import { privacyQuery } from './queries';
import { withdrawRequest } from './requests/mutations';

/**
 * Over every page of the own account: that an erasure waits for its day, with the way back; and, but in the privacy centre
 * itself, that a notice has changed to which somebody has agreed.
 */
export function AccountNotes() {
  const isKnown = Boolean(useKnownSession());
  const { data } = useQuery({ ...privacyQuery, enabled: isKnown });
  const isHere = useLocation().pathname.startsWith('/account/privacy');
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const { mutate, isPending } = useMutation(withdrawRequest);
  const place = useRef<HTMLDivElement>(null);
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
    <Container ref={place} tabIndex={-1} className="outline-none *:my-4 print:hidden">
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
