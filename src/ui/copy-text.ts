import { fillText } from '~/shared/fill-text';
import type { Messages } from './hooks/use-message';

/** Copies a text, and says so; `words` have `{text}`, which a person can copy by hand where the browser may not. */
export async function copyText(
  text: string,
  messages: Messages,
  words: { copied: string; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    messages.success(fillText(words.copied, { text }));
  } catch {
    messages.error(fillText(words.notCopied, { text }));
  }
}
