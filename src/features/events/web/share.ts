import type { Event } from '../contract';
import { shortWhen } from './when';
import * as texts from '../texts';

/** The message about the result of sharing, null when the reader needs none. */
export type Shared = string | null;

/**
 * Shares an event (docs/product/events.md, "Sharing"): the device's own sheet, else title, date, place and link to the
 * clipboard, else the link alone, else a prompt to copy it from. `near` is the element beside which the old way of
 * copying may put its field.
 */
export async function shareEvent(event: Event, url: string, near: Element): Promise<Shared> {
  const details = [event.title, shortWhen(event), event.location].join('\n');
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: event.title, text: details, url });
      return null;
    } catch (error) {
      // Closing the sheet is an answer too; so is a second press while the sheet is open.
      if (['AbortError', 'InvalidStateError'].includes((error as Error).name)) return null;
    }
  }
  if (await copy(`${details}\n${url}`)) return texts.detailsCopied;
  if ((await copy(url)) || copyTheOldWay(url, near)) return texts.linkCopied;
  window.prompt(texts.unableToCopy, url);
  return null;
}

/** Copies a text and returns whether it could: false without a secure connection or the permission. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text without a secure connection, but only a single line. */
function copyTheOldWay(text: string, near: Element): boolean {
  const field = document.createElement('input');
  const focused = document.activeElement;
  field.value = text;
  field.style.cssText = 'position:fixed;opacity:0';
  near.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
