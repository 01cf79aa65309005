import { fillText } from '~/shared/fill-text';

/** Where it is shown whether a text was copied. */
interface Shown {
  success: (words: string) => void;
  error: (words: string) => void;
}

/**
 * Copies a text, and shows whether it could. `words` may have `{text}`, which a person can copy by hand where the
 * browser does not allow it.
 */
export async function copyText(
  text: string,
  shown: Shown,
  words: { copied: string; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    shown.success(fillText(words.copied, { text }));
  } catch {
    shown.error(fillText(words.notCopied, { text }));
  }
}
