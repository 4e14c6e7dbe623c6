import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ProblemError } from '../../errors/problem.ts';
import type { Report } from '../../process/report.ts';
import {
  listSandboxActions,
  renderSandboxPage,
  type SandboxAction,
  sandboxActions,
  sandboxPolicy,
} from './sandbox-page.ts';
import type { Sandbox, SandboxPayment } from './sandbox-provider.ts';

interface SandboxPagesOptions {
  readonly sandbox: Sandbox;
  /** Address of the webhooks, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly report: Report;
}

/** Max. milliseconds of a webhook before the browser continues without it. */
const webhookDeadline = 3000;

const sent = z.object({ action: z.string() });

/** Adds the sandbox's payment page to the server. For the shop it is a page of a third party. */
export function registerSandboxPages(app: FastifyInstance, { sandbox, publicUrl, report }: SandboxPagesOptions): void {
  const getPage = async (id: string): Promise<SandboxPayment> => {
    const payment = await sandbox.find(id);
    if (!payment) throw new ProblemError('NOT_FOUND');
    return payment;
  };

  app.get<{ Params: { id: string } }>('/sandbox/payments/:id', async (request, reply) => {
    const payment = await getPage(request.params.id);
    return reply.headers(createHeaders(payment)).send(renderSandboxPage(payment));
  });

  app.post<{ Params: { id: string } }>(
    '/sandbox/payments/:id',
    { config: { takesBody: true } },
    async (request, reply) => {
      const payment = await getPage(request.params.id);
      const action = actionNamed(sent.safeParse(request.body).data?.action);
      if (action === undefined) throw new ProblemError('VALIDATION_FAILED', 'There is no such button.');
      // An outdated page has buttons that no longer apply: pressing one shows the current state.
      if (!listSandboxActions(payment).includes(action)) {
        return reply.code(409).headers(createHeaders(payment)).send(renderSandboxPage(payment));
      }
      const state = sandboxActions[action];
      if (state !== undefined && (await sandbox.move(payment.id, state))) await tell(payment);
      return reply.code(303).headers({ 'cache-control': 'no-store', location: payment.returnAddress }).send();
    },
  );

  /** Calls both webhooks over HTTP, as providers do. A shop that does not answer has to poll. */
  async function tell({ id, orderId }: SandboxPayment): Promise<void> {
    const calls = [
      { url: `${publicUrl()}/orders/payment/webhooks/payment`, named: id },
      { url: `${publicUrl()}/orders/payment/webhooks/order`, named: orderId },
    ];
    for (const { url, named } of calls) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ id: named }),
          redirect: 'error',
          signal: AbortSignal.timeout(webhookDeadline),
        });
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
      } catch (error) {
        report(error, 'A webhook of the sandbox was not taken');
      }
    }
  }
}

function actionNamed(name: string | undefined): SandboxAction | undefined {
  const isAction = (text: string): text is SandboxAction => Object.hasOwn(sandboxActions, text);
  return name !== undefined && isAction(name) ? name : undefined;
}

/** Returns the headers of the page. Its address is a secret, so there is no referrer and no caching. */
function createHeaders(payment: SandboxPayment): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': sandboxPolicy(payment),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
