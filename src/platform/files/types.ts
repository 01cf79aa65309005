interface FileType {
  mime: string;
  /** Whether a browser may show it in place; the rest is only ever downloaded. SVG and HTML are left out on purpose. */
  inline: boolean;
}

const office = 'application/vnd.openxmlformats-officedocument';

const known: Record<string, FileType> = {
  avif: { mime: 'image/avif', inline: true },
  webp: { mime: 'image/webp', inline: true },
  jpg: { mime: 'image/jpeg', inline: true },
  png: { mime: 'image/png', inline: true },
  gif: { mime: 'image/gif', inline: true },
  mp4: { mime: 'video/mp4', inline: true },
  webm: { mime: 'video/webm', inline: true },
  mov: { mime: 'video/quicktime', inline: true },
  pdf: { mime: 'application/pdf', inline: true },
  // As plain text, nothing in them can run, whatever they contain.
  txt: { mime: 'text/plain; charset=utf-8', inline: true },
  csv: { mime: 'text/plain; charset=utf-8', inline: true },
  docx: { mime: `${office}.wordprocessingml.document`, inline: false },
  xlsx: { mime: `${office}.spreadsheetml.sheet`, inline: false },
  pptx: { mime: `${office}.presentationml.presentation`, inline: false },
  doc: { mime: 'application/msword', inline: false },
  xls: { mime: 'application/vnd.ms-excel', inline: false },
  ppt: { mime: 'application/vnd.ms-powerpoint', inline: false },
};

/** Returns the type a stored file is served as, by the extension the server itself gave it. */
export function typeOfKey(key: string): FileType {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  return Object.hasOwn(known, extension) ? known[extension]! : { mime: 'application/octet-stream', inline: false };
}

/** Returns the extension for a MIME type, or undefined when we don't store files of that type. */
export function extensionOf(mime: string): string | undefined {
  return Object.keys(known).find((extension) => known[extension]!.mime === mime);
}
