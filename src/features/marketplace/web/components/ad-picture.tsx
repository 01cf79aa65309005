import type { Picture } from '~/shared/media';

type AdPictureProps = {
  picture: Picture;
  alt: string;
  /** How wide it is shown, as for <img sizes>. */
  sizes: string;
  /** The first thing of its kind on a page: fetched at once. */
  eager?: boolean;
  className?: string;
  onLoad?: () => void;
  onError?: () => void;
};

/** A picture of the server in its best form the browser knows, its place kept from the start. */
export function AdPicture({ picture, alt, sizes, eager, className, onLoad, onError }: AdPictureProps) {
  return (
    <picture className="contents">
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        // One that failed before hydration fires no event any more.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onError?.();
        }}
        src={picture.url}
        alt={alt}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}
