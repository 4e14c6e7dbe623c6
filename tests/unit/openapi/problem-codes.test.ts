import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ProblemError } from '#backend/errors/problem.ts';

const locales = ['nl-NL', 'nl-BE', 'fr-BE', 'fr-FR', 'de-DE', 'de-AT', 'en-GB'];

const codes = z.array(z.string()).min(1);
const record = z.record(z.string(), z.unknown());
const problem = z.object({ title: z.string(), status: z.number(), code: z.string() });
const document = z.object({
  'x-problem-codes': codes.default([]),
  paths: z.record(z.string(), record),
  components: z.object({
    responses: record,
    examples: z.record(z.string(), z.object({ value: z.unknown() })).default({}),
    schemas: z.object({ ProblemCode: z.object({ enum: codes }) }).loose(),
  }),
});

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const specs = ['product-api', 'content-api'].map((name) => ({
  name,
  ...document.parse(parse(read(`openapi/${name}.yaml`))),
}));
type Spec = (typeof specs)[number];

interface Answer {
  readonly at: string;
  readonly status: string;
  readonly response: Readonly<Record<string, unknown>>;
}

/** Returns every answer of every operation, with resolved `$ref`s. */
function getAnswers({ name, paths, components }: Spec): Answer[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      Object.entries(z.object({ responses: record }).parse(operation).responses).map(([status, response]) => {
        const target = z.object({ $ref: z.string() }).safeParse(response).data?.$ref;
        const found = target === undefined ? response : components.responses[target.split('/').at(-1) ?? ''];
        return { at: `${name}: ${method} ${path} ${status}`, status, response: record.parse(found) };
      }),
    ),
  );
}

/** Returns the problems in an answer's examples. */
function shownBy({ components }: Spec, { response }: Answer): z.infer<typeof problem>[] {
  const media = z
    .object({
      content: z.object({
        'application/problem+json': z.object({ example: z.unknown(), examples: z.unknown() }).partial(),
      }),
    })
    .parse(response).content['application/problem+json'];
  const named = Object.values(record.parse(media.examples ?? {})).map((example) => {
    const target = z.object({ $ref: z.string() }).safeParse(example).data?.$ref;
    const holder = target === undefined ? example : components.examples[target.split('/').at(-1) ?? ''];
    return z.object({ value: z.unknown() }).parse(holder).value;
  });
  return [...named, ...(media.example === undefined ? [] : [media.example])].map((value) => problem.parse(value));
}

const isProblem = ({ status }: Answer): boolean => Number(status) >= 400;
const announcedBy = ({ response }: Answer): string[] => codes.catch([]).parse(response['x-problem-codes']);

describe.each(specs)('the problems of $name', (spec) => {
  const answers = getAnswers(spec);
  const listed = spec.components.schemas.ProblemCode.enum;

  it('stand at every answer that is one, and at no other', () => {
    expect(answers.filter((one) => isProblem(one) !== announcedBy(one).length > 0).map(({ at }) => at)).toEqual([]);
  });

  it('are in the closed list', () => {
    for (const one of answers) for (const code of announcedBy(one)) expect(listed, one.at).toContain(code);
  });

  it('are shown by an example each, with the status of the answer and the title the backend gives', () => {
    for (const one of answers.filter(isProblem)) {
      const shown = shownBy(spec, one);
      expect(shown.map(({ code }) => code).sort(), one.at).toEqual([...announcedBy(one)].sort());
      for (const { code, status, title } of shown) {
        expect(`${status}`, one.at).toBe(one.status);
        expect(backendProblem(code), one.at).toMatchObject({ status, title });
      }
    }
  });
});

function backendProblem(code: string): unknown {
  const known = specs.flatMap(({ components }) => components.schemas.ProblemCode.enum);
  if (!known.includes(code)) throw new Error(`${code} is no problem code.`);
  return Reflect.construct(ProblemError, [code]).toProblem('req-1');
}

describe('the closed list of problem codes', () => {
  const listed = specs[0]?.components.schemas.ProblemCode.enum ?? [];

  it('has each code once, and only codes that are used', () => {
    expect(listed.filter((code, index) => listed.indexOf(code) !== index)).toEqual([]);
    const used = specs.flatMap((spec) => [...spec['x-problem-codes'], ...getAnswers(spec).flatMap(announcedBy)]);
    expect(listed.filter((code) => !used.includes(code))).toEqual([]);
  });

  it.each(locales)('has a text for each of them in %s', (locale) => {
    const texts = record.parse(JSON.parse(read(`locales/${locale}/apiErrors.json`)));
    expect(listed.filter((code) => typeof texts[code] !== 'string')).toEqual([]);
  });
});
