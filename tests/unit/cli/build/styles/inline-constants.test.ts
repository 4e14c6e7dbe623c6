import { describe, expect, it } from 'vitest';
import { inlineConstants, readConstants } from '#cli/build/styles/inline-constants.ts';

const theme = `:root{--theme-accent:#1f4f3c;--theme-font-text:"Hanken Grotesk", Arial;--theme-density:1.1}
:root,.t-a{--colors-accent:var(--theme-accent);--space-section:calc(64px * var(--theme-density))}`;
const inline = (css: string) => {
  const whole = `${theme}\n${css}`;
  return inlineConstants(whole, readConstants(whole));
};

describe('custom properties of a built site', () => {
  it('are written out, through each other, and set no more', () => {
    expect(inline('a{color:var(--colors-accent);padding:var(--space-section)}')).toBe(
      'a{color:#1f4f3c;padding:calc(64px * 1.1)}',
    );
    expect(inline('b{font-family:var(--theme-font-text)}')).toBe('b{font-family:"Hanken Grotesk", Arial}');
  });

  it('stay if something else sets them', () => {
    const css = 'a{transform:translateX(var(--radix-toast-swipe-move-x));--own:1px;margin:var(--own)}';
    expect(inline(css)).toBe(css);
  });

  it('stay if another rule sets them too, with their initial value', () => {
    const css = '@layer base{.night{--theme-accent:#fff}a{color:var(--colors-accent);margin:var(--theme-density)}}';
    expect(inline(css)).toBe(
      ':root{--theme-accent:#1f4f3c}\n@layer base{.night{--theme-accent:#fff}a{color:var(--theme-accent);margin:1.1}}',
    );
  });

  it('are left out, without other rules of :root', () => {
    expect(inline(':root{color-scheme:light}')).toBe(':root{color-scheme:light}');
    expect(inline('@layer global{:root{--x:1}}')).toBe('@layer global{:root{--x:1}}');
  });
});
