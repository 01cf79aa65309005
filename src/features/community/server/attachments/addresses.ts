import type { Clock } from '~/platform/clock';
import type { Config } from '~/platform/config';
import { createSignedAddresses } from '~/platform/http/signed-addresses';
import type { ContentType } from '../../contract/choices';
import type { Attachment } from '../../contract';
import type { StoredAttachment } from './store';

export const attachmentRoute = '/api/community/attachments';

export type AttachmentAddresses = ReturnType<typeof createAttachmentAddresses>;

/** Signed addresses of attachments: each is one person's, so that what they may see is decided anew when it is used. */
export function createAttachmentAddresses(config: Pick<Config, 'keys'>, clock: Clock) {
  const signed = createSignedAddresses(config, clock, 'community-attachments');
  return {
    /** An attachment as answers carry it. */
    present(of: { type: ContentType; id: number; file: StoredAttachment | null }, viewerId: number): Attachment | null {
      if (!of.file) return null;
      const { name, type, bytes } = of.file;
      const url = signed.address(`${attachmentRoute}/${of.type}/${of.id}/${viewerId}`);
      return { name, filename: name, type, size: bytes, url };
    },
    secondsLeft: signed.secondsLeft,
  };
}
