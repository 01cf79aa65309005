import { shownNameLength } from '~/shared/board/attachments';
import { cutText } from '~/shared/cut-text';

/** Returns an attachment's name as screens show it: at most 30 characters. */
export const shortName = (name: string) => cutText(name, shownNameLength);

/** Returns a file's size in KB or MB for people to read. */
export const sizeOf = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
