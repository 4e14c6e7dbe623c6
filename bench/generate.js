import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { median, ms, timeCommand } from './timing.js';
import { shopgen } from './work-root.js';

/** Writing a site for the first time, and finding that nothing has changed. Process start included. */
export function measureGenerate(root) {
  const generate = () => timeCommand(process.execPath, [shopgen, 'generate', '--site', 'acoustic', '--root', root]);
  const first = median(3, () => {
    rmSync(join(root, 'generated'), { recursive: true, force: true });
    return generate();
  });
  const unchanged = median(5, generate);
  const check = median(5, () =>
    timeCommand(process.execPath, [shopgen, 'generate', '--site', 'acoustic', '--check', '--root', root]),
  );
  return {
    title: 'generate --site acoustic',
    rows: [
      { what: 'first', time: ms(first) },
      { what: 'unchanged', time: ms(unchanged) },
      { what: '--check', time: ms(check) },
    ],
  };
}
