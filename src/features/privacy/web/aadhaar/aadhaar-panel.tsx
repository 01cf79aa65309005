import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { eraseAadhaar } from '~/features/people/web/public';
import { errorMessage } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { Panel } from '~/ui/panel';
import * as texts from '../../texts';

/** Renders whether the committee has an Aadhaar number (`has`), and the way to delete it. */
export function AadhaarPanel({ has }: { has: boolean }) {
  const asking = useDialog();
  const { mutateAsync } = useMutation(eraseAadhaar);
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const [gone, setGone] = useState(false);
  const none = useRef<HTMLParagraphElement>(null);
  // The button that had the focus disappears with the number.
  useEffect(() => {
    if (gone && !has && !asking.state.open) none.current?.focus({ preventScroll: true });
  }, [gone, has, asking.state.open]);
  const erase = async () => {
    try {
      await mutateAsync({});
      setGone(true);
      messages.success(texts.aadhaarDeleted);
    } catch (error) {
      messages.error(errorMessage(error, texts.aadhaarNotDeleted));
    }
  };
  return (
    <Panel title={texts.aadhaarTitle} lead={texts.aadhaarLead}>
      {has ? (
        <Button variant="secondary" onClick={() => asking.show(true)}>
          {texts.deleteAadhaar}
        </Button>
      ) : (
        <p ref={none} tabIndex={-1} className="text-muted">
          {texts.noAadhaar}
        </p>
      )}
      <MessageBanner message={message} className="mt-4" />
      {asking.render((state) => (
        <ConfirmDialog
          {...state}
          danger
          title={texts.deleteAadhaarQuestion}
          description={texts.deleteAadhaarText}
          confirmLabel={texts.deleteAadhaar}
          onConfirm={erase}
        />
      ))}
    </Panel>
  );
}
