import { describe, expect, it } from 'vitest';
import { drawIcon, drawSocialImage, type MeasureText } from '#runtime/server/social-images/draw-social-image.ts';
import { getSocialLook, socialImagePath } from '#runtime/server/social-images/social-image.ts';
import { siteModel } from '../../rpc/site-model.ts';

const look = getSocialLook(siteModel);

/** A type whose letters are all half as wide as they are high. */
const measure: MeasureText = (text, size) => ({
  x: 0,
  y: -0.7 * size,
  width: 0.5 * size * [...text].length,
  height: 0.7 * size,
});
const picture = new Uint8Array([0xff, 0xd8]);

const getTexts = (svg: string) =>
  [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', text = '']) => ({
    text,
    size: Number(/font-size="([\d.]+)"/.exec(attributes)?.[1]),
    y: Number(/ y="([\d.]+)"/.exec(` ${attributes}`)?.[1]),
  }));

describe('drawSocialImage', () => {
  it('writes a title at the largest size at which it fits, with the name of the shop below', () => {
    const [line, shopName, ...others] = getTexts(drawSocialImage({ look, title: 'Bureau' }, measure));
    expect(line).toMatchObject({ text: 'Bureau', size: 128 });
    expect(shopName).toMatchObject({ text: siteModel.shopName, size: 30 });
    expect(others).toEqual([]);
  });

  it.each([
    ['Wandpaneel van geperst vilt voor een stillere werkkamer in twaalf kleuren', undefined],
    ['Wandpaneel van geperst vilt voor een stillere werkkamer in twaalf kleuren', picture],
    ['Schallabsorptionsplattenbefestigungszubehörsortiment', picture],
    ['word '.repeat(200), picture],
    ['長い題名'.repeat(60), undefined],
  ])('keeps the title %# within its room', (title, jpeg) => {
    const texts = getTexts(drawSocialImage({ look, title }, measure, jpeg)).slice(0, -1);
    const room = jpeg ? 640 - 144 : 1200 - 144;
    for (const { text, size, y } of texts) {
      expect(measure(text, size).width).toBeLessThanOrEqual(room);
      expect(y).toBeLessThan(500);
    }
    const written = texts.map(({ text }) => text).join(' ');
    const isWhole = written === title.trim();
    expect(isWhole || written.endsWith('…')).toBe(true);
  });

  it('lets no title or name add to the image', () => {
    const hostile = '<image href="file:///etc/passwd"/>"\'&';
    const svg = drawSocialImage({ look: { ...look, shopName: hostile }, title: hostile }, measure);
    expect(svg).not.toContain('<image');
  });
});

describe('drawIcon', () => {
  it('sets the first letter in the middle, away from what a system cuts off', () => {
    const svg = drawIcon({ look, size: 200, maskable: true }, measure);
    expect(svg).toContain('>A</text>');
    expect(svg).toContain('rx="0"');
    // 56 high; the letter is 0.7 of that, from (200 − 28) / 2 and down to (200 + 78.4) / 2.
    expect(svg).toContain('x="72"');
    expect(getTexts(svg)[0]?.y).toBeCloseTo(139.2);
  });

  it('draws a name without letters, too', () => {
    expect(drawIcon({ look: { ...look, shopName: ' 1987' }, size: 200, maskable: false }, measure)).toContain(
      '>1</text>',
    );
  });
});

describe('socialImagePath', () => {
  const page = { path: '/product/fjord?variant=a&b', title: 'Fjord', picture: '/media/fjord-1a2b/640.webp' };

  it('changes with what is in the image, and names the page', () => {
    const path = socialImagePath(page, look);
    expect(path).toMatch(/^\/social-images\/[0-9a-f]{16}\.jpg\?page=%2Fproduct%2Ffjord%3Fvariant%3Da%26b$/);
    const others = [
      socialImagePath({ ...page, title: 'Fjord 2' }, look),
      socialImagePath({ ...page, picture: undefined }, look),
      socialImagePath(page, { ...look, colors: { ...look.colors, accent: '#123456' } }),
    ];
    expect(new Set([path, ...others]).size).toBe(4);
  });
});
