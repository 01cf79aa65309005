import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture';

const media = {
  url: '/media/a.jpg',
  type: 'image/jpeg',
  width: 800,
  height: 450,
  sources: [{ type: 'image/avif', srcset: '/media/a-400.avif 400w, /media/a-800.avif 800w' }],
};

describe('Picture', () => {
  it('offers the better formats, knows its size and waits until it is near', () => {
    const html = renderToStaticMarkup(<Picture media={media} alt="A shop" sizes="50vw" />);
    expect(html).toContain(`<source type="image/avif" srcSet="${media.sources[0]?.srcset}" sizes="50vw"/>`);
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('width="800" height="450"');
  });
  it('is fetched first when it is the picture a page opens with', () => {
    const html = renderToStaticMarkup(<Picture media={media} alt="" priority />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
  });
});
