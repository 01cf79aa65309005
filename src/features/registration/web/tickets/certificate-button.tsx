import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { callsOf } from '~/shared/api-client';
import { reasonOrRetry } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import { saveFile } from '~/ui/save-file';
import type { registrationCalls } from '../../contract';
import type { Ticket } from '../../contract/schemas';
import * as texts from '../../texts';

const call = callsOf<typeof registrationCalls>();

type CertificateButtonProps = { ticket: Ticket; messages: Messages; size?: 'sm' };

/** Renders the button that saves the certificate of an event; nothing before a door has scanned the ticket. */
export function CertificateButton({ ticket, messages, size }: CertificateButtonProps) {
  const { event_id: id, title, has_certificate: isThere } = ticket;
  const saving = useMutation({
    mutationFn: async () =>
      saveFile(await call('GET /api/events/:id/certificate.pdf', { params: { id } }), `certificate-${id}.pdf`),
    onError: (error) => messages.error(texts.certificateFailed, [reasonOrRetry(error)]),
  });
  if (!isThere) return null;
  return (
    <Button
      variant="secondary"
      {...(size && { size })}
      aria-label={fillText(texts.certificateOf, { event: title })}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      <Download aria-hidden="true" />
      {texts.saveCertificate}
    </Button>
  );
}
