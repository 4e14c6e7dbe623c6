import type { SiteModel } from '#runtime/contracts/site.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { Switches, SwitchName } from './switches.ts';

/** A site of the list. */
export interface ListedSite {
  readonly id: string;
  /** Absent where its configuration has errors. */
  readonly model: SiteModel | undefined;
  /** What is wrong with it, as the terminal shows it. */
  readonly errors: string;
  /** URLs by locale. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly isLoaded: boolean;
}

interface SiteListPage {
  readonly sites: readonly ListedSite[];
  readonly switches: Switches;
  /** URL of the embedded backend's page of sent mails; absent with an external API, which has no customers of ours. */
  readonly mails: string | undefined;
  /** What went wrong since the page was last shown. */
  readonly problems: readonly string[];
}

const labels: { readonly [Name in SwitchName]: { readonly label: string; readonly choices: Record<string, string> } } =
  {
    vat: { label: 'Prices', choices: { kept: 'As chosen in the shop', incl: 'With VAT', excl: 'Without VAT' } },
    consent: {
      label: 'Consent',
      choices: {
        kept: 'As answered in the shop',
        unasked: 'Not asked yet',
        accepted: 'Everything accepted',
        refused: 'Everything refused',
      },
    },
    customer: {
      label: 'Customer',
      choices: {
        kept: 'The customer who has logged in',
        nobody: 'Nobody is logged in',
        private: 'A private customer',
        business: 'A business customer',
      },
    },
  };

/** Renders the page that lists every site, with the switches that all of them obey. */
export function renderSiteList({ sites, switches, mails, problems }: SiteListPage): string {
  return renderPage(
    'Sites in development',
    `<p>A site is loaded when it is first visited, and follows every change from then on.</p>
${problems.map((problem) => `<p class="problem" role="alert">${escapeMarkup(problem)}</p>`).join('\n')}
${renderSwitches(switches, mails !== undefined)}
<ul class="sites">
${sites.map(renderSite).join('\n')}
</ul>
${mails === undefined ? '' : `<p><a href="${escapeMarkup(mails)}">Mails that were sent</a></p>`}`,
  );
}

/** Renders the page of a site that cannot be loaded. @param problem - As the terminal shows it */
export function renderLoadFailure(id: string, problem: string): string {
  return renderPage(
    `${id} cannot be loaded`,
    `<pre class="problem" role="alert">${escapeMarkup(problem)}</pre>
<p><a href="">Load it again</a></p>`,
  );
}

function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

function renderSwitches(switches: Switches, hasCustomers: boolean): string {
  const { clockOffset } = switches;
  const names = (Object.keys(labels) as SwitchName[]).filter((name) => name !== 'customer' || hasCustomers);
  return `<form method="post">
<label>Clock <input type="datetime-local" name="clock" value="${clockOffset === 0 ? '' : localTime(clockOffset)}"></label>
${names.map((name) => renderSelect(name, switches[name])).join('\n')}
<button>Apply</button>
<p>Pages of every site take this over when they are loaded next. The clock is that of browsers and storefronts; empty, it is the
machine’s. The API keeps its own.</p>
</form>`;
}

function renderSelect(name: SwitchName, current: string): string {
  const options = Object.entries(labels[name].choices).map(
    ([value, label]) => `<option value="${value}"${value === current ? ' selected' : ''}>${label}</option>`,
  );
  return `<label>${labels[name].label} <select name="${name}">${options.join('')}</select></label>`;
}

/** `2026-12-05T16:55` of the machine's time zone, as the field of a form has it. */
function localTime(offset: number): string {
  const time = new Date(Date.now() + offset);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function renderSite({ id, model, errors, addresses, isLoaded }: ListedSite): string {
  if (model === undefined) {
    return `<li><h2>${escapeMarkup(id)}</h2><pre class="problem">${escapeMarkup(errors)}</pre></li>`;
  }
  const links = Object.entries(addresses).map(
    ([locale, address]) => `<a href="${escapeMarkup(address)}" hreflang="${locale}">${locale}</a>`,
  );
  return `<li style="border-color:${escapeMarkup(model.theme.colors.accent)}"><h2>${escapeMarkup(model.siteName)}</h2>
<p>${escapeMarkup(id)} · ${isLoaded ? 'loaded' : 'not loaded yet'}</p>
<p class="locales">${links.join(' ')}</p></li>`;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.75rem; margin: 0 }
h2 { font-size: 1.125rem; margin: 0 }
p { margin: .25rem 0 }
form { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end; margin: 1.5rem 0; padding: 1rem; border: 1px solid #8888; border-radius: .5rem }
form p { flex-basis: 100%; font-size: .875rem }
label { display: grid; gap: .25rem; font-size: .875rem }
input, select, button { font: inherit; min-height: 2.75rem; padding: 0 .5rem; max-width: 100%; box-sizing: border-box }
button { padding: 0 1.25rem }
.sites { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)) }
.sites li { border: 1px solid #8888; border-top: .375rem solid #888; border-radius: .5rem; padding: 1rem; min-width: 0 }
.locales { display: flex; flex-wrap: wrap; gap: 0 1rem }
.locales a { padding: .625rem 0 }
.problem { border-left: .25rem solid #c62828; padding-left: .75rem; margin: 1rem 0; white-space: pre-wrap; overflow-wrap: anywhere }
`;
