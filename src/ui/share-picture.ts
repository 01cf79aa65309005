import { saveFile } from './save-file';

/** Hands a picture (PNG) to another app where the browser can, as phones do; else saves it as a file of that name. */
export async function sharePicture(picture: Blob, name: string, title?: string): Promise<void> {
  const files = [new File([picture], name, { type: 'image/png' })];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return saveFile(picture, name);
  try {
    await navigator.share({ files, ...(title !== undefined && { title }) });
  } catch (error) {
    // Closing the sheet is an answer too. A press that is too long ago may not open it.
    if ((error as Error).name !== 'AbortError') saveFile(picture, name);
  }
}
