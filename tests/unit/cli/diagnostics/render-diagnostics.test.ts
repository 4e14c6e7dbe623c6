import { describe, expect, it } from 'vitest';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { renderDiagnostics } from '#cli/diagnostics/render-diagnostics.ts';

const render = (text: string, column: number, length: number, line = 2): string =>
  renderDiagnostics(
    [errorAt('config.wrong-type', { file: 'a.yaml', line, column, length }, 'Wrong', 'Do this.')],
    new Map([['a.yaml', text]]),
    false,
  );

describe('a diagnostic for a person', () => {
  it('has position, message, line and help', () => {
    expect(render('first: 1\nsecond: two\n', 9, 3)).toBe(
      [
        'a.yaml:2:9 error config.wrong-type',
        'Wrong',
        '  1 | first: 1',
        '  2 | second: two',
        '    |         ^^^',
        '  help: Do this.',
      ].join('\n'),
    );
  });

  it('puts the caret right after tabs', () => {
    expect(render('\n\tsecond: two', 10, 3)).toContain('  2 | \tsecond: two\n    | \t        ^^^');
  });

  it('counts characters that take two cells of a line, or none', () => {
    // Three of two cells, an emoji of two cells in two units, and an accent over the letter before it.
    expect(render('\n日本語😀e\u0301: here', 10, 4)).toContain(`\n    | ${' '.repeat(11)}^^^^`);
    expect(render('\n日本語', 1, 3)).toContain('\n    | ^^^^^^\n');
  });

  it('shows the part of a long line that it is about', () => {
    const shown = render(`\n${'x'.repeat(5000)}HERE${'y'.repeat(5000)}`, 5001, 4).split('\n');
    const caret = shown.findIndex((line) => line.includes('^^^^'));
    expect(shown[caret - 1]?.slice(shown[caret]?.indexOf('^'), (shown[caret]?.indexOf('^') ?? 0) + 4)).toBe('HERE');
    expect(Math.max(...shown.map((line) => line.length))).toBeLessThan(200);
  });

  it('does not let a file steer the terminal', () => {
    const control = String.fromCharCode(27);
    expect(render(`\nname: ${control}[2J`, 7, 4)).not.toContain(control);
  });

  it('does without the line when the text is not at hand, and without a place', () => {
    expect(render('', 1, 1, 7)).toBe('a.yaml:7:1 error config.wrong-type\nWrong\n  help: Do this.');
    expect(renderDiagnostics([errorAt('site.unknown', undefined, 'Site x is not supported')], new Map(), false)).toBe(
      'error site.unknown\nSite x is not supported',
    );
  });

  it('copes with line ends of every kind', () => {
    expect(render('one\r\ntwo\r\nthree', 1, 3)).toContain('  2 | two\n    | ^^^');
  });
});
