import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { projectRoot } from '#tests/support/command.ts';
import { criteria } from './criteria.ts';
import { type Examination, examineScreen } from './examine-screen.ts';
import { judged, judgedOn, judgedScreens } from './judged.ts';
import { findPath, isReachable, withOpenSites } from './open-sites.ts';

/** A state of a screen that a visitor brings about. */
interface State {
  readonly name: string;
  /** Key of the route. */
  readonly screen: string;
  readonly width: number;
  readonly consent?: 'unasked';
  readonly bringAbout: (page: Page) => Promise<void>;
}

const states: readonly State[] = [
  {
    name: 'the menu is open',
    screen: 'home',
    width: 390,
    bringAbout: (page) => page.locator('header summary').filter({ visible: true }).last().click(),
  },
  {
    name: 'the question for consent is there',
    screen: 'home',
    width: 390,
    consent: 'unasked',
    bringAbout: (page) => page.locator('dialog[data-consent]').waitFor(),
  },
  {
    name: 'the filters are open',
    screen: 'productOverview',
    width: 390,
    bringAbout: async (page) => {
      await page.locator('main details > summary').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'the form has errors',
    screen: 'contact',
    width: 1280,
    bringAbout: async (page) => {
      await page.locator('main form button[type=submit]').last().click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
];

/** A row of the report. */
interface Row extends Examination {
  readonly screen: string;
}

it('finds nothing wrong with the screens of the sites', async () => {
  const browser = await launchBrowser();
  const rows: Row[] = [];
  await withOpenSites(async (site) => {
    const name = `${site.site} ${site.locale}`;
    const open = async (key: string, { width = 1280, consent = 'refused' as 'refused' | 'unasked' } = {}) => {
      const { page, context } = await openPage(browser, { width, consent });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const at = await findPath(page, site, key);
      if (at !== undefined) await page.goto(`${site.origin}${at}`, { waitUntil: 'load' });
      return { page, context, isThere: at !== undefined };
    };
    for (const key of [...site.routes.keys()].filter(isReachable)) {
      const { page, context, isThere } = await open(key);
      if (isThere) rows.push({ screen: `${name} ${key}`, ...(await examineScreen(page)) });
      await context.close();
    }
    for (const { name: state, screen, width, consent, bringAbout } of states) {
      if (!site.routes.has(screen)) continue;
      const { page, context } = await open(screen, { width, ...(consent && { consent }) });
      await bringAbout(page);
      rows.push({ screen: `${name} ${screen}: ${state}`, ...(await examineScreen(page)) });
      await context.close();
    }
  });
  await browser.close();
  await writeReport(rows);
  expect(rows.flatMap(({ screen, faults }) => faults.map((fault) => `${screen}: ${fault}`))).toEqual([]);
});

async function writeReport(rows: readonly Row[]): Promise<void> {
  const file = path.join(projectRoot, 'test-results/a11y/report.md');
  const covered = new Set(rows.flatMap((row) => [...row.covered]));
  const list = (numbers: Iterable<string>): string =>
    [...numbers]
      .filter((number) => number in criteria)
      .sort(byNumber)
      .join(' ');
  const person = Object.keys(criteria).filter((number) => number in judged || !covered.has(number));
  const text = [
    '# Accessibility of the screens',
    `Of ${new Date().toISOString().slice(0, 10)}. A program holds a screen against parts of a criterion of WCAG 2.2, never against all of it.`,
    '| screen | found | held against |',
    '|---|---|---|',
    ...rows.map(
      ({ screen, faults, covered: own }) =>
        `| ${screen} | ${faults.join('<br>').replaceAll('|', '\\|') || 'nothing'} | ${list(own)} |`,
    ),
    '',
    '## What a person judges',
    `Of ${judgedOn}, on ${judgedScreens.join(', ')}.`,
    '| criterion | result | because |',
    '|---|---|---|',
    ...person.map(toJudgement),
  ].join('\n');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${text.replace(/\n\| (screen|criterion)/g, '\n\n| $1')}\n`);
  process.stdout.write(`${file}\n`);
}

function toJudgement(number: string): string {
  const { result, because } = judged[number] ?? { result: 'not judged', because: '' };
  return `| ${number} ${criteria[number]} | ${result} | ${because} |`;
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
