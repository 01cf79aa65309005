import type { Clock } from '~/platform/clock';
import type { Config } from '~/platform/config';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import { fillPath } from '~/shared/contract';
import type { ContentType } from '~/shared/board/choices';
import type { Attachment } from '~/shared/board/schemas';
import type { StoredAttachment } from './store';

export const attachmentRoute = '/api/community/attachments/:type/:id/:viewer';

export type AttachmentAddresses = ReturnType<typeof createAttachmentAddresses>;

/** Creates the signer of attachment addresses. Each is for one person, whose access is checked at each request. */
export function createAttachmentAddresses(config: Pick<Config, 'keys'>, clock: Clock) {
  const signed = createSignedAddresses(config, clock, 'community-attachments');
  return {
    /** Returns an attachment as API responses have it; null without a file. */
    present(of: { type: ContentType; id: number; file: StoredAttachment | null }, viewerId: number): Attachment | null {
      if (!of.file) return null;
      const { name, type, bytes } = of.file;
      const url = signed.address(fillPath(attachmentRoute, { params: { type: of.type, id: of.id, viewer: viewerId } }));
      return { name, filename: name, type, size: bytes, url };
    },
    secondsLeft: signed.secondsLeft,
  };
}
