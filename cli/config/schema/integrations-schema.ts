import { z } from 'zod';
import { originPattern, originProblem } from './host-words.ts';

const origin = z
  .string()
  .max(300, { abort: true })
  .regex(originPattern, { error: ({ input }) => originProblem(String(input)) });

const hosts = z
  .strictObject({
    script: z.array(origin),
    connect: z.array(origin),
    img: z.array(origin),
    frame: z.array(origin),
    style: z.array(origin),
    font: z.array(origin),
    'form-action': z.array(origin),
  })
  .partial();

const ids = z.record(z.string(), z.string().regex(/^[\w.:-]{1,80}$/, 'expected letters, digits, and any of . : _ -'));
const containerIds = z.record(
  z.string(),
  z.string().regex(/^GTM-[A-Z0-9]{1,12}$/, 'expected the id of a container, such as GTM-AB12CD3'),
);
const urls = z.record(
  z.string(),
  z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' }),
);

const withUrls = z.strictObject({ urls, hosts: hosts.optional() });

/** The third parties that a site loads, each configured by an id or a URL per locale. An absent one is not loaded. */
export const integrationsSchema = z
  .strictObject({
    tagManager: z.strictObject({ ids: containerIds, server: origin.optional(), hosts: hosts.optional() }),
    adCalls: withUrls,
    visitorPixel: withUrls,
    forms: withUrls,
    monitoring: z.strictObject({ urls, keys: ids, hosts: hosts.optional() }),
    payment: z.strictObject({ hosts }),
    video: z.strictObject({ hosts }),
  })
  .partial();
