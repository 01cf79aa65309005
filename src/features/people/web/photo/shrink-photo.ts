/** Pixels: enough for any place where a portrait is shown; as a JPEG far below every limit. */
const longestEdge = 1600;

/** Returns an upright JPEG of at most 1600 pixels an edge. Rejects a photo that the browser can't read. */
export async function shrinkPhoto(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d')!;
  // Transparent pixels would come out black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!jpeg) throw new Error('The browser made no JPEG of the photo.');
  return new File([jpeg], `${photo.name.replace(/\.\w+$/, '')}.jpg`, { type: jpeg.type });
}
