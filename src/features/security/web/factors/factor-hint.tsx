import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { storeOwn, readOwn, type Session } from '~/session';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import * as texts from '../../texts';
import { factorsQuery } from './api';

/** The name under which the browser stores that a person has hidden the hint. */
const hiddenName = 'factor-hint-hidden';

/**
 * Renders, on the office's dashboard, a hint for staff without a second factor. Where a factor is required the hint
 * names the deadline; else the hint can be hidden. Superusers see how many of the staff have a second factor.
 */
export function FactorHint({ session }: { session: Session }) {
  const { data } = useQuery(factorsQuery);
  const userId = session.user.id ?? 0;
  const [isAway, setAway] = useState(() => readOwn(hiddenName, userId) !== undefined);
  if (!data) return null;
  const has = data.totp_since !== null || data.passkeys.length > 0;
  const asks = !has && (data.due !== null || (data.rule === 'asked' && !isAway));
  const onHide = () => {
    storeOwn(hiddenName, userId, {});
    setAway(true);
  };
  return (
    <>
      {asks && (
        <Alert
          title={
            data.due === null
              ? texts.staffRule.asked
              : fillText(texts.staffRule.required, { day: formatDate(data.due) ?? '' })
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
