import { confirmSubscription, subscribe, unsubscribe } from '../newsletter/newsletter.ts';
import { type Handlers, StatusAnswer } from '../operations/handler.ts';
import type { RequestServices } from '../requests/request-services.ts';
import { requestAdvice, requestQuotation, sendContact } from '../requests/visitor-requests.ts';

/** Creates the handlers of visitors' requests in `content-api.yaml`. */
export function createRequestHandlers(services: RequestServices): Handlers {
  return {
    subscribeToNewsletter: async (request) => new StatusAnswer(202, await subscribe(services, request)),
    confirmNewsletter: (request) => confirmSubscription(services, request),
    unsubscribeFromNewsletter: (request) => unsubscribe(services, request),
    sendContact: async (request) => new StatusAnswer(202, await sendContact(services, request)),
    requestQuotation: async (request) => new StatusAnswer(202, await requestQuotation(services, request)),
    requestAdvice: async (request) => new StatusAnswer(202, await requestAdvice(services, request)),
  };
}
