import { afterEach } from 'vitest';
import { openPages } from './browser.ts';

// What a page showed when a test failed says more than that something did not come.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of openPages) {
    const text = await page.locator('body').innerText({ timeout: 1000 });
    process.stderr.write(`${task.name}: ${page.url()} shows\n${text}\n`);
    await page.context().close();
  }
});
