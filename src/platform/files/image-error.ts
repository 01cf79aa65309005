/** Why a picture was not accepted: it is broken or in a format we don't read, or it has too many pixels. */
export class ImageError extends Error {
  override name = 'ImageError';
  constructor(
    readonly code: 'bad_image' | 'too_large_image',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
