import { createHash } from 'node:crypto';
import { escapeHtml } from '../../html/plain-page.ts';
import { nameOfMethod } from './sandbox-methods.ts';
import { canGo, type SandboxPayment, type SandboxState } from './sandbox-provider.ts';
import { getSandboxTexts, type SandboxTexts } from './sandbox-texts.ts';

export type SandboxAction = keyof SandboxTexts['actions'];

/** The state that each button moves a payment to. */
export const sandboxActions = {
  pay: 'paid',
  authorize: 'authorized',
  wait: 'pending',
  fail: 'failed',
  cancel: 'canceled',
  expire: 'expired',
  leave: undefined,
} as const satisfies Record<SandboxAction, SandboxState | undefined>;

/** Buttons of one method only: a lender authorizes first, and a transfer is under way for days. */
const onlyFor: Readonly<Partial<Record<SandboxAction, string>>> = { authorize: 'klarna', wait: 'banktransfer' };

const actionNames: readonly SandboxAction[] = ['pay', 'authorize', 'wait', 'fail', 'cancel', 'expire', 'leave'];

/** Returns the current buttons of a payment; none when it has ended. */
export function listSandboxActions({ state, method }: SandboxPayment): readonly SandboxAction[] {
  const possible = actionNames.filter((action) => {
    const to: SandboxState | undefined = sandboxActions[action];
    return (onlyFor[action] ?? method) === method && to !== undefined && canGo(state, to);
  });
  return possible.length === 0 ? [] : [...possible, 'leave'];
}

const style = `
:root{color-scheme:light}
body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#1c2420;background:#f1efe9}
main{max-width:32rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
dl{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.25rem 1rem;margin:1.5rem 0}
dt{color:#545d57}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
fieldset{border:0;padding:0;margin:0;display:grid;gap:.75rem}
legend{padding:0;margin-bottom:.75rem;font-weight:600}
button,a{box-sizing:border-box;min-height:2.75rem;padding:.625rem 1rem;font:inherit;border-radius:.25rem}
button{color:inherit;background:#fff;border:1px solid #6f7a73;cursor:pointer;text-align:left}
button[value=pay]{color:#fff;background:#1f4f3c;border-color:#1f4f3c}
a{display:inline-block;color:#1f4f3c}
:focus-visible{outline:3px solid #1f4f3c;outline-offset:2px}
`;
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Returns the content security policy of the page: its own style, and its form, which redirects to the shop. */
export function sandboxPolicy({ returnAddress }: SandboxPayment): string {
  const formAction = `form-action 'self' ${new URL(returnAddress).origin}`;
  return `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src ${styleHash}; ${formAction}`;
}

/** Renders the page on which a payment of the sandbox is made, or is not. It has no JavaScript. */
export function renderSandboxPage(payment: SandboxPayment): string {
  const { locale, currency, amount, method, state, shopName, orderNumber, returnAddress } = payment;
  const texts = getSandboxTexts(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
  const facts = [
    [texts.shop, shopName],
    [texts.order, orderNumber],
    [texts.amount, money],
    [texts.method, nameOfMethod(method, locale)],
    [texts.state, texts.states[state]],
  ];
  const actions = listSandboxActions(payment);
  const buttons = actions
    .map(
      (action) => `<button type="submit" name="action" value="${action}">${escapeHtml(texts.actions[action])}</button>`,
    )
    .join('\n');
  const form = `<form method="post"><fieldset><legend>${escapeHtml(texts.choose)}</legend>\n${buttons}\n</fieldset></form>`;
  const back = `<p><a href="${escapeHtml(returnAddress)}">${escapeHtml(texts.back)}</a></p>`;
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${texts.title} ${orderNumber}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.notice)}</p>
<dl>
${facts.map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}
</dl>
${actions.length === 0 ? back : form}
</main>
</body>
</html>
`;
}
