import { Marked } from 'marked';
import type TurndownService from 'turndown';
import { loadTurndown } from '../process/late-package.ts';

/**
 * Converts rich text of content files, which is Markdown (CommonMark with the tables of GitHub), to the HTML that the
 * database stores. The HTML has no blanks between tags, and converts back to the same Markdown.
 */
const marked = new Marked({
  tokenizer: {
    // The address of a site or of mail stays plain text: links have to be written as links.
    url: () => undefined,
  },
  renderer: {
    blockquote({ tokens }) {
      return `<blockquote>${this.parser.parse(tokens)}</blockquote>`;
    },
    heading({ depth, tokens }) {
      return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>`;
    },
    html({ text }) {
      return text.trim();
    },
    list({ ordered, start, items }) {
      const tag = ordered ? 'ol' : 'ul';
      const from = ordered && start !== 1 ? ` start="${start}"` : '';
      return `<${tag}${from}>${items.map((item) => this.listitem(item)).join('')}</${tag}>`;
    },
    listitem({ tokens }) {
      return `<li>${this.parser.parse(tokens)}</li>`;
    },
    paragraph({ tokens }) {
      return `<p>${this.parser.parseInline(tokens)}</p>`;
    },
    space: () => '',
    table({ header, rows }) {
      const row = (cells: typeof header, tag: string): string =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
      const body = rows.map((cells) => row(cells, 'td')).join('');
      return `<table><thead>${row(header, 'th')}</thead><tbody>${body}</tbody></table>`;
    },
    text(token) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      return 'escaped' in token && token.escaped ? token.text : escapeText(token.text);
    },
  },
});

let converter: TurndownService | undefined;

/** Returns the converter to Markdown, which only an export needs: it is loaded and created when it is first used. */
function getConverter(): TurndownService {
  converter ??= createConverter();
  return converter;
}

function createConverter(): TurndownService {
  const Turndown = loadTurndown();
  return new Turndown({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' })
    .addRule('listItem', {
      filter: 'li',
      replacement: (content, item) => {
        const marker = chooseMarker(item);
        const text = content.trim().replaceAll('\n', `\n${' '.repeat(marker.length)}`);
        return `${marker}${text}${item.nextSibling ? '\n' : ''}`;
      },
    })
    .addRule('cell', {
      filter: ['th', 'td'],
      replacement: (content) => ` ${content.trim().replaceAll('|', '\\|')} |`,
    })
    .addRule('row', {
      filter: 'tr',
      replacement: (content, row) =>
        row.parentNode?.nodeName === 'THEAD'
          ? `|${content}\n|${' --- |'.repeat(row.childNodes.length)}\n`
          : `|${content}\n`,
    })
    .addRule('tableSection', { filter: ['thead', 'tbody'], replacement: (content) => content })
    .addRule('table', { filter: 'table', replacement: (content) => `\n\n${content}\n\n` });
}

/** Returns the HTML of Markdown. HTML inside it is kept as it is. */
export function markdownToHtml(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** Returns the Markdown of an HTML text; the HTML itself where a conversion would change it. */
export function htmlToMarkdown(html: string): string {
  const markdown = getConverter().turndown(html);
  return markdownToHtml(markdown) === html ? markdown : html;
}

/** Escapes only text that would be parsed as a tag or an entity: quotation marks stay as they are. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function chooseMarker(item: Node): string {
  const list = item.parentNode;
  if (list?.nodeName !== 'OL') return '- ';
  const items = Array.from(list.childNodes).filter(({ nodeName }) => nodeName === 'LI');
  return `${items.findIndex((other) => other === item) + 1}. `;
}
