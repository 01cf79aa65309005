const MB = 1024 * 1024;

/** The largest attachment in bytes; exactly this size is allowed (docs/product/attachments.md, "Attachments"). */
export const mostAttachmentBytes = 10 * MB;
/** The number of characters to which screens cut an attachment's name. */
export const shownNameLength = 30;
/** The types that an attachment may have, by its file extension. */
export const attachmentExtensions = [
  'pdf',
  'doc',
  'docx',
  'txt',
  'rtf',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'bmp',
  'svg',
  'webp',
] as const;
