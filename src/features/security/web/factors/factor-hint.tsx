import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { keepOwn, readOwn, type Session } from '~/session';
import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import * as texts from '../../texts';
import { factorsQuery } from './api';

/** What is kept of a hint that was put away. */
const hidden = 'factor-hint-hidden';

/**
 * On the office's dashboard: asks staff without a second factor to set one up. Where they have to, until when; else it can be put
 * away. Superusers see how many of the staff have one.
 */
export function FactorHint({ session }: { session: Session }) {
  const { data } = useQuery(factorsQuery);
  const own = session.user.id ?? 0;
  const [isAway, setAway] = useState(() => readOwn(hidden, own) !== undefined);
  if (!data) return null;
  const has = data.totp_since !== null || data.passkeys.length > 0;
  const asks = !has && (data.due !== null || (data.rule === 'asked' && !isAway));
  const onHide = () => {
    keepOwn(hidden, own, {});
    setAway(true);
  };
  return (
    <>
      {asks && (
        <Alert
          title={
            data.due === null
              ? texts.staffRule.asked
              : fillText(texts.staffRule.required, { day: showDate(data.due) ?? '' })
          }
        >
          <div className="mt-1 flex flex-wrap gap-x-5">
            <ButtonLink to="/account/security" variant="link" size="sm">
              {texts.staffRule.go}
            </ButtonLink>
            {data.due === null && (
              <Button variant="link" size="sm" onClick={onHide}>
                {texts.staffRule.hide}
              </Button>
            )}
          </div>
        </Alert>
      )}
      {data.staff && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
          {fillText(texts.staffRule.enrolled, data.staff)}
        </p>
      )}
    </>
  );
}
