import { afterEach } from 'vitest';
import { openPages } from './browser.ts';

// Adds the content of open pages to a failed test's message.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of openPages) {
    const text = await page.locator('body').innerText({ timeout: 1000 });
    process.stderr.write(`${task.name}: ${page.url()} shows\n${text}\n`);
    await page.context().close();
  }
});
