import type { Feature } from '~/platform/feature';
import { both } from '../texts/both';

/** The attachments of posts: their types, their storage and their signed addresses. */
export const attachmentsFeature: Feature = { texts: both };
export { attachmentRoute, createAttachmentAddresses, type AttachmentAddresses } from './addresses';
export { isNamedBySender, storeAttachment, type StoredAttachment } from './store';
