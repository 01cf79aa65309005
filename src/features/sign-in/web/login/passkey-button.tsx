import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { canUsePasskeys, signWithPasskey, wasCancelled } from '~/session';
import { errorMessage, type KnownFailures } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import type { Messages } from '~/ui/hooks/use-message';
import * as texts from '../../texts';
import { call } from '../api';
import { useEntry } from './use-entry';

/** Failures whose own message is shown. */
const known: KnownFailures = { no_passkey: true, 401: true, 403: true, 429: true };

/** Renders the login with a passkey where the browser supports it; elsewhere nothing. */
export function PasskeyButton({ onTry, messages }: { onTry?: () => void; messages: Messages }) {
  const hydrated = useHydrated();
  const enter = useEntry();
  const [busy, setBusy] = useState(false);
  // It is in the HTML, so that nothing moves: nearly every browser supports it.
  if (hydrated && !canUsePasskeys()) return null;
  const onUse = async () => {
    onTry?.();
    messages.clear();
    setBusy(true);
    try {
      const signed = await signWithPasskey(await call('POST /api/auth/passkey/options/', {}, { anonymous: true }));
      await enter(await call('POST /api/auth/passkey/login/', { body: signed }, { anonymous: true }), messages);
    } catch (error) {
      if (!wasCancelled(error)) messages.error(errorMessage(error, texts.secondStep.passkeyFailed, known));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="lg" className="js-only" loading={busy} onClick={() => void onUse()}>
      <Fingerprint aria-hidden="true" />
      {texts.secondStep.usePasskey}
    </Button>
  );
}
