import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { findChromium } from '../tests/support/find-chromium.js';
import { ms, times } from './timing.js';
import { projectRoot, shopgen } from './work-root.js';

const viteCommand = join(projectRoot, 'node_modules/vite/bin/vite.js');

const saves = 24;

/** Runs of a start, each from nothing. */
const starts = 3;

/**
 * Measures a start from nothing to the first page; and the milliseconds from the save of a file to the change in an open page, in a real browser: a text, a colour
 * and a route's address under `shopgen dev`, beside a text from a JSON file and a reload under plain Vite. People save
 * far apart, so each save waits until the one before has been handled.
 */
export async function measureDev(root) {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium on this machine');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const folder = join(root, 'dev');
  for (const name of ['site-configs', 'locales', 'openapi'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  try {
    const coldBare = await repeatStart(() => startBare(browser, join(root, 'cold-bare-vite')));
    const cold = await repeatStart(() => startCold(browser, root, join(root, 'cold')));
    const bare = await measureBare(browser, join(root, 'bare-vite'));
    const ours = await measureOurs(browser, folder);
    const row = (what, measured, besides) => ({
      what,
      median: ms(middle(measured)),
      'nine in ten below': ms(sorted(measured)[Math.floor(measured.length * 0.9)]),
      ...(besides && { 'bare Vite': ms(middle(besides)), 'ours/bare': times(middle(measured) / middle(besides)) }),
    });
    return {
      title: `dev: a start from nothing, median of ${starts}; from save to page, ${saves} saves each`,
      rows: [
        {
          what: 'start, first answer of the first page',
          median: ms(cold.html),
          'bare Vite': ms(coldBare.html),
          'ours/bare': times(cold.html / coldBare.html),
        },
        {
          what: 'start, first page loaded',
          median: ms(cold.loaded),
          'bare Vite': ms(coldBare.loaded),
          'ours/bare': times(cold.loaded / coldBare.loaded),
        },
        row('text', ours.text, bare.text),
        row('theme, a colour', ours.theme),
        row('route, until the page at its new address is ready', ours.route, bare.reload),
      ],
      columns: [
        ['first answer', cold.html, coldBare.html],
        ['loaded', cold.loaded, coldBare.loaded],
      ].map(([of, value, beside]) => ({
        column: 'dev, cold, to the first page',
        of,
        value: value / 1000,
        unit: 's',
        partners: [{ name: 'bare Vite', value: beside / 1000 }],
      })),
    };
  } finally {
    await browser.close();
  }
}

/** Returns the medians of what several starts take. */
async function repeatStart(start) {
  const measured = [];
  for (let run = 0; run < starts; run += 1) measured.push(await start());
  return { html: middle(measured.map(({ html }) => html)), loaded: middle(measured.map(({ loaded }) => loaded)) };
}

/** Starts `shopgen dev` as after a checkout: nothing is generated, cached or seeded, and no dependency is optimized. */
async function startCold(browser, sources, root) {
  rmSync(root, { recursive: true, force: true });
  rmSync(join(projectRoot, 'node_modules/.vite/acoustic'), { recursive: true, force: true });
  for (const name of ['site-configs', 'locales', 'openapi'])
    cpSync(join(sources, name), join(root, name), { recursive: true });
  const port = await freePort();
  const args = [shopgen, 'dev', '--site', 'acoustic', '--root', root, '--port', String(port)];
  return await timeStart(browser, args, `http://nl-nl.localhost:${port}/`, 'id="root"');
}

/** Starts bare Vite, without the dependencies it optimized before. */
async function startBare(browser, root) {
  rmSync(root, { recursive: true, force: true });
  writeBare(root);
  const port = await freePort();
  const args = [viteCommand, root, '--port', String(port), '--host', '127.0.0.1'];
  return await timeStart(browser, args, `http://127.0.0.1:${port}/`, '<h1>');
}

/** Returns the milliseconds from a start to the whole answer of a page, and to the page being loaded in a browser. */
async function timeStart(browser, args, url, mark) {
  const started = performance.now();
  const server = await startServer(args);
  try {
    const html = await answer(url, mark, started);
    const page = await browser.newPage();
    await page.goto(url);
    const loaded = performance.now() - started;
    await page.close();
    return { html, loaded };
  } finally {
    await server.stop();
  }
}

/** Asks until there is an answer. Returns the milliseconds since the start. */
async function answer(url, mark, started) {
  const { hostname, port, pathname, host } = new URL(url);
  const address = hostname.endsWith('localhost') ? '127.0.0.1' : hostname;
  for (;;) {
    const got = await ask({ host: address, port, path: pathname, headers: { host } });
    if (got === undefined) {
      if (performance.now() - started > 120_000) throw new Error(`${url} does not answer`);
      await pause(20);
      continue;
    }
    if (got.status !== 200 || !got.text.includes(mark))
      throw new Error(`${url} answered ${got.status}: ${got.text.slice(0, 200)}`);
    return performance.now() - started;
  }
}

/** Returns an answer; undefined while nothing listens. `fetch` would not send the name of the host. */
function ask(options) {
  return new Promise((resolve) => {
    get(options, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode, text });
    }).once('error', () => resolve(undefined));
  });
}

async function measureOurs(browser, root) {
  const port = await freePort();
  const dev = await startServer([shopgen, 'dev', '--site', 'acoustic', '--root', root, '--port', String(port)]);
  try {
    await dev.said(/ is ready at /);
    const page = await browser.newPage();
    await page.goto(`http://nl-nl.localhost:${port}/producten`, { waitUntil: 'networkidle' });
    await alive(page);
    const header = join(root, 'locales/nl-NL/header.json');
    const messages = JSON.parse(readFileSync(header, 'utf8'));
    const settled = () => dev.said(/Generated again/);
    const text = await repeat(async (number) => {
      const wanted = `Naar de inhoud ${number}`;
      const shown = whenShown(page, 'a[href^="#"]', wanted);
      const saved = await save(header, JSON.stringify({ ...messages, skipToContent: wanted }, null, 2));
      const took = (await shown) - saved;
      await settled();
      return took;
    });
    const config = join(root, 'site-configs/acoustic.yaml');
    const original = readFileSync(config, 'utf8');
    const theme = await repeat(async (number) => {
      const color = `#0a0b${String(10 + number)}`;
      const shown = whenColored(page, '--theme-accent', color);
      const saved = await save(config, original.replace(/accent: "#[0-9a-f]{6}"/, `accent: "${color}"`));
      const took = (await shown) - saved;
      await settled();
      return took;
    });
    const route = await repeat(async (number) => {
      const path = `/assortiment-${number}`;
      const saved = await save(config, `${original}\nroutes:\n  productOverview: { nl-NL: ${path} }\n`);
      await page.waitForURL(`**${path}`);
      const took = (await whenReady(page)) - saved;
      await alive(page);
      await settled();
      return took;
    });
    return { text, theme, route };
  } finally {
    await dev.stop();
  }
}

/**
 * Measures the least that Vite can be: one module that shows a text of a JSON file, and another that is not replaced.
 */
async function measureBare(browser, root) {
  writeBare(root);
  const port = await freePort();
  const vite = await startServer([viteCommand, root, '--port', String(port), '--host', '127.0.0.1']);
  try {
    await vite.said(/ready in/);
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
    const text = await repeat(async (number) => {
      const shown = whenShown(page, 'h1', `Title ${number}`);
      return -(await save(join(root, 'texts.json'), `{ "title": "Title ${number}" }`)) + (await shown);
    });
    const reload = await repeat(async (number) => {
      const loaded = page.waitForEvent('load');
      const saved = await save(join(root, 'plain.js'), `// ${number}`);
      await loaded;
      return (await whenReady(page)) - saved;
    });
    return { text, reload };
  } finally {
    await vite.stop();
  }
}

/** Writes the project of bare Vite. */
function writeBare(root) {
  mkdirSync(root, { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const put = (name, text) => writeFileSync(join(root, name), text);
  put('package.json', '{ "type": "module" }');
  put('texts.json', '{ "title": "0" }');
  put('plain.js', '');
  put('index.html', '<!doctype html><h1></h1><script type="module" src="/main.js"></script>');
  put(
    'main.js',
    `import './plain.js';
     import texts from './texts.json';
     const show = ({ title }) => { document.querySelector('h1').textContent = title; };
     show(texts);
     import.meta.hot.accept('./texts.json', (next) => show(next.default));`,
  );
}

/** Repeats a measurement without counting the first runs, in which everything is still cold. */
async function repeat(measure) {
  const measured = [];
  for (let number = -3; number < saves; number += 1) {
    const took = await measure(number + 3);
    if (number >= 0) measured.push(took);
    await pause(150);
  }
  return measured;
}

/** Writes a file and returns the instant. The page's watch is in place by then. */
async function save(file, text) {
  await pause(50);
  const instant = performance.timeOrigin + performance.now();
  writeFileSync(file, text);
  return instant;
}

/** Returns the instant at which an element shows a text. */
function whenShown(page, selector, wanted) {
  return page.evaluate(
    ([selector, wanted]) =>
      new Promise((resolve) => {
        const element = document.querySelector(selector);
        const observer = new MutationObserver(() => {
          if (element.textContent !== wanted) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        });
        observer.observe(element, { childList: true, characterData: true, subtree: true });
      }),
    [selector, wanted],
  );
}

/** Returns the instant of the first frame in which a custom property has a value. */
function whenColored(page, property, wanted) {
  return page.evaluate(
    ([property, wanted]) =>
      new Promise((resolve) => {
        const look = () => {
          if (getComputedStyle(document.documentElement).getPropertyValue(property) === wanted)
            resolve(performance.timeOrigin + performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    [property, wanted],
  );
}

/** Resolves when React has hydrated the page. */
const alive = (page) =>
  page.waitForFunction(() => Object.keys(document.getElementById('root')).some((key) => key.startsWith('__react')));

/** Returns the time at which the page was loaded with its scripts. */
const whenReady = (page) =>
  page.evaluate(() => performance.timeOrigin + performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd);

async function startServer(args) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  let output = '';
  let waiting;
  const look = () => {
    if (waiting === undefined || !waiting.pattern.test(output)) return;
    output = '';
    waiting.resolve();
    waiting = undefined;
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      look();
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    /** Resolves when output since the last match matches the pattern. */
    said: (pattern) =>
      new Promise((resolve, reject) => {
        waiting = { pattern, resolve };
        ended.then(() => reject(new Error(`${args.join(' ')} ended\n${output}`)));
        look();
      }),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const sorted = (values) => [...values].sort((a, b) => a - b);
const middle = (values) => sorted(values)[Math.floor(values.length / 2)];
