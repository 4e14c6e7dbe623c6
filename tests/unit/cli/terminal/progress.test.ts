import { expect, it } from 'vitest';
import { createProgress } from '#cli/terminal/progress.ts';

function createTerminal(isTTY: boolean, columns = 20) {
  let written = '';
  const terminal = {
    isTTY,
    columns,
    write(text: string | Uint8Array) {
      written += String(text);
      return true;
    },
  };
  return { terminal, written: () => written };
}

it('draws one line that never wraps, and clears it for other output and at the end', () => {
  const { terminal, written } = createTerminal(true);
  const progress = createProgress({ json: false, quiet: false }, terminal);
  progress.step('acoustic: building the browser’s files');
  progress.interrupt(() => terminal.write('built\n'));
  progress.end();
  const [, first = '', ...rest] = written().split('\r\u001b[K');
  expect(first).toBe('acoustic: building ');
  expect(rest).toEqual(['built\n', 'acoustic: building ', '']);
});

it('shows in a bar how much of the work is done', () => {
  const { terminal, written } = createTerminal(true, 60);
  const progress = createProgress({ json: false, quiet: false }, terminal);
  progress.step('starting the backend', { count: 0, of: 4 });
  progress.step('starting the storefront', { count: 1, of: 4 });
  expect(written().split('\r\u001b[K').slice(1)).toEqual([
    '[--------------------] starting the backend …',
    '[#####---------------] starting the storefront …',
  ]);
});

it.each([
  ['there is no terminal', false, false, false],
  ['a program reads the answer', true, true, false],
  ['nobody wants to hear', true, false, true],
])('draws nothing when %s', (_, isTTY, json, quiet) => {
  const { terminal, written } = createTerminal(isTTY);
  const progress = createProgress({ json, quiet }, terminal);
  progress.step('working');
  progress.interrupt(() => {});
  progress.end();
  expect(written()).toBe('');
});
