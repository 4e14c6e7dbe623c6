import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown, markdownToHtml } from '#backend/content/markdown.ts';

const words = fc
  .array(
    fc.constantFrom('felt', 'dB', '1.', '*', '_', '#', '-', '+', '[x]', '`', '|', '\\', '~', '!', 'a@b.example', '’s'),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(' '));
const inline = fc.oneof(
  words,
  words.map((text) => `<strong>${text}</strong>`),
  words.map((text) => `<em>${text}</em>`),
  words.map((text) => `<a href="https://www.example.org/a_b">${text}</a>`),
);
const block = fc.oneof(
  inline.map((text) => `<p>${text}</p>`),
  words.map((text) => `<h2>${text}</h2>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`),
  words.map((text) => `<blockquote><p>${text}</p></blockquote>`),
  fc
    .tuple(words, words)
    .map(
      ([one, two]) => `<table><thead><tr><th>${one}</th></tr></thead><tbody><tr><td>${two}</td></tr></tbody></table>`,
    ),
);

describe('rich text', () => {
  it('survives the conversion to Markdown and back unchanged', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        const html = blocks.join('');
        expect(markdownToHtml(htmlToMarkdown(html))).toBe(html);
      }),
    );
  });

  it('is written as people write it', () => {
    const html =
      '<h2>Fixing</h2><p>With <strong>two</strong> brackets.</p><ul><li>Hidden</li><li>Strong</li></ul><table><thead><tr><th>Band</th><th>dB</th></tr></thead><tbody><tr><td>250 Hz</td><td>0.4</td></tr></tbody></table>';
    expect(htmlToMarkdown(html)).toBe(
      [
        '## Fixing',
        '',
        'With **two** brackets.',
        '',
        '- Hidden',
        '- Strong',
        '',
        '| Band | dB |',
        '| --- | --- |',
        '| 250 Hz | 0.4 |',
      ].join('\n'),
    );
  });

  it('has no blanks between tags, keeps quotation marks, and makes no links of addresses', () => {
    const markdown = 'Write to info@acoustic.example.\n\n1. "Felt"\n2. It\'s < 3 & more';
    expect(markdownToHtml(markdown)).toBe(
      '<p>Write to info@acoustic.example.</p><ol><li>"Felt"</li><li>It\'s &lt; 3 &amp; more</li></ol>',
    );
  });

  it('that Markdown cannot say stays HTML', () => {
    const html = '<table><tbody><tr><td>No head</td></tr></tbody></table>';
    expect(markdownToHtml(htmlToMarkdown(html))).toBe(html);
  });
});
