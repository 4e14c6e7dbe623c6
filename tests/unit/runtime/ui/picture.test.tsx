import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '#runtime/ui/picture.tsx';

const picture = {
  folder: 'fjord-3f9a1c',
  alt: 'Green felt',
  width: 1600,
  height: 1200,
  color: '#787c6f',
  widths: [320, 480, 1600],
  formats: ['avif', 'webp'],
};

describe('Picture', () => {
  it('lists the renditions of one format, and has one WebP for browsers without it', () => {
    const markup = renderToStaticMarkup(<Picture picture={picture} sizes="180px" />);
    expect(markup).toContain(
      '<source type="image/avif" srcSet="/media/fjord-3f9a1c/320.avif 320w, /media/fjord-3f9a1c/480.avif 480w" sizes="180px"/>',
    );
    expect(markup).toContain('<img src="/media/fjord-3f9a1c/480.webp" width="1600" height="1200" alt="Green felt"');
    expect(markup.match(/srcSet/g)).toHaveLength(1);
  });

  it('lists renditions in WebP where there is no AVIF', () => {
    const markup = renderToStaticMarkup(<Picture picture={{ ...picture, formats: ['webp'] }} sizes="100vw" />);
    expect(markup).not.toContain('<source');
    expect(markup).toContain('/media/fjord-3f9a1c/1600.webp 1600w" sizes="100vw"');
  });

  it('has one rendition where that is enough', () => {
    const markup = renderToStaticMarkup(<Picture picture={picture} sizes="46vw" single />);
    expect(markup).toContain('<img src="/media/fjord-3f9a1c/480.webp" width=');
    expect(markup).not.toContain('srcSet');
  });

  it('loads the most prominent image at once, others near the view', () => {
    expect(renderToStaticMarkup(<Picture picture={picture} sizes="9px" first />)).toContain(
      'loading="eager" fetchPriority="high"',
    );
    expect(renderToStaticMarkup(<Picture picture={picture} sizes="9px" />)).toContain('loading="lazy"');
  });
});
