import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import { createPageStyles } from '#runtime/server/render/page-styles.ts';

const sheets: Readonly<Record<string, string>> = {
  '/assets/styles.css': [
    '@layer base,variants;',
    '@font-face{font-family:"Grotesk";src:url(grotesk.woff2) format("woff2")}',
    '@font-face{font-family:"Grotesk";src:url(latin.woff2);unicode-range:U+0000-00FF,U+0152-0153}',
    '@font-face{font-family:"Grotesk";src:url(ext.woff2);unicode-range:U+0100-02BA, U+1E00}',
    '@font-face{font-family:"Grotesk";src:url(digits.woff2);unicode-range:U+0030-0039}',
    ':root{--accent:#036}',
    'body{color:var(--accent)}',
    '@keyframes fade{from{opacity:0}to{opacity:1}}',
    '@keyframes turn{to{rotate:1turn}}',
    '@layer base{.a,.b{color:red}.a .c{color:blue}.a:not(.b):hover{color:green}.d:is(.x,.y) > li{margin:0}.e{animation:fade 1s}',
    '@media (min-width:600px){.a{width:50%}.f{width:25%}}@media print{.f{display:none}}}',
  ].join('\n'),
  '/assets/home.css': '@layer base{.h{display:grid}.i{display:flex}}',
};

const manifest: ClientManifest = {
  loader: '/assets/loader.js',
  entry: '/assets/entry.js',
  imports: [],
  stylesheet: '/assets/styles.css',
  routeStyles: { home: '/assets/home.css' },
  fonts: [],
  routes: {},
  siteData: {},
  thirdParties: {},
};

const pick = createPageStyles(manifest, (address) => sheets[address]);
const css = (markup: string): string => pick('home', markup)?.css ?? '';

describe('the styles in a document', () => {
  it('are the rules for classes of its markup, in the order of the stylesheets', () => {
    const written = css('<div class="a"><p class="h">x</p></div>');
    expect(written).toContain('.a{color:red}');
    expect(written).toContain('.a:not(.b):hover{color:green}');
    expect(written).toContain('@media (min-width:600px){.a{width:50%}}');
    expect(written.indexOf('.a{color:red}')).toBeLessThan(written.indexOf('.h{display:grid}'));
    for (const other of ['.b,', '.c{', '.f{', '.i{', '@media print', '@keyframes'])
      expect(written).not.toContain(other);
  });

  it('hold every rule that no class decides, with addresses that hold in a document', () => {
    const written = css('');
    expect(written).toContain('@layer base,variants;');
    expect(written).toContain('body{color:#036}');
    expect(written).not.toContain('--accent');
    expect(written).toContain('url(/assets/grotesk.woff2)');
  });

  it('hold the fonts of their characters', () => {
    expect(css('<b>Été</b>')).toContain('url(/assets/latin.woff2)');
    expect(css('<b>Été</b>')).not.toContain('ext.woff2');
    expect(css('<b>Łódź</b>')).toContain('url(/assets/ext.woff2)');
    expect(css('<b>Ḁ</b>')).toContain('url(/assets/ext.woff2)');
    expect(css('<b>ete</b>')).toContain('url(/assets/latin.woff2)');
    expect(css('<b>€ 12</b>')).toContain('url(/assets/digits.woff2)');
    expect(css('<b>€ x</b>')).not.toContain('digits.woff2');
  });

  it('are those of the route and the characters, also where other markup had the same classes', () => {
    const one = '<p class="h">x</p>';
    const first = pick('home', one);
    expect(css(one.replace('x', 'Łódź'))).toContain('url(/assets/ext.woff2)');
    expect(pick('contact', one)?.css).not.toContain('.h{');
    expect(pick('home', one.replace('x', 'y'))).toEqual(first);
    expect(css('<p class="i">x</p>')).toContain('.i{display:flex}');
  });

  it('hold the animations that their rules name', () => {
    expect(css('<b class="e"></b>')).toContain('@keyframes fade{');
    expect(css('<b class="e"></b>')).not.toContain('@keyframes turn{');
  });

  it('do not need the classes that stand in a pseudo-class', () => {
    expect(css('<ul class="d x"></ul>')).toContain('.d:is(.x,.y) > li{margin:0}');
    expect(css('<ul class="x"></ul>')).not.toContain('.d:is');
  });

  it('are allowed by their hash', () => {
    const styles = pick('home', '<b class="a"></b>');
    const hash = createHash('sha256')
      .update(styles?.css ?? '')
      .digest('base64');
    expect(styles?.source).toBe(`'sha256-${hash}'`);
  });

  it('are linked where there is no client build', () => {
    expect(createPageStyles(manifest, () => undefined)('home', '<b class="a"></b>')).toBeUndefined();
  });
});
