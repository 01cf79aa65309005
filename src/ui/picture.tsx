import type { ComponentProps } from 'react';
import type { Picture as PictureData } from '~/shared/media';

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> & {
  media: PictureData;
  /** What it shows; "" when the text beside it says the same. */
  alt: string;
  /** How wide it is on screen, as in <img sizes>. */
  sizes?: string;
  /** For the picture a page opens with: fetched at once and first. All other pictures wait until they come near. */
  priority?: boolean;
};

/** Renders a picture in the best format and width the browser accepts; its size is known, so nothing jumps. */
export function Picture({ media, alt, sizes = '100vw', priority = false, ...rest }: PictureProps) {
  return (
    // `contents`: to the layout there is only the <img>, which takes the classes.
    <picture className="contents">
      {media.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        {...rest}
        // After `loading`: Safari starts fetching as soon as src is set.
        src={media.url}
        alt={alt}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
      />
    </picture>
  );
}
