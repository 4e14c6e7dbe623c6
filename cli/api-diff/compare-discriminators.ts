import { isObject } from '#cli/openapi/json-value.ts';
import { findFirst } from '#cli/openapi/schema-view.ts';
import type { Change } from './change.ts';
import { type Comparison, createSchemaChange, show } from './comparison.ts';

/** Compares what tells forms apart. */
export function compareDiscriminators(step: Comparison): Change[] {
  const [was, is] = [findFirst(step.old, 'discriminator'), findFirst(step.now, 'discriminator')];
  if (was === undefined && is === undefined) return [];
  if (was === undefined) return [createSchemaChange(step, 'discriminator-added', 'has a discriminator now', is?.path)];
  if (is === undefined) return [createSchemaChange(step, 'discriminator-removed', 'no longer has a discriminator')];
  const [before, after] = [was.value, is.value].map((value) => (isObject(value) ? value : {}));
  const changes: Change[] = [];
  if (before?.propertyName !== after?.propertyName) {
    const message = `is told apart by ${show(after?.propertyName)} instead of ${show(before?.propertyName)}`;
    changes.push(createSchemaChange(step, 'discriminator-property-changed', message, [...is.path, 'propertyName']));
  }
  const [wasNamed, isNamed] = [before, after].map((one) => (isObject(one?.mapping) ? one.mapping : {}));
  for (const name of new Set([...Object.keys(wasNamed ?? {}), ...Object.keys(isNamed ?? {})])) {
    const [old, now] = [wasNamed?.[name], isNamed?.[name]];
    if (old === now) continue;
    const at = [...is.path, 'mapping', name];
    if (now === undefined) {
      changes.push(createSchemaChange(step, 'discriminator-mapping-removed', `no longer has the form ${show(name)}`));
    } else if (old === undefined) {
      changes.push(createSchemaChange(step, 'discriminator-mapping-added', `has the form ${show(name)} now`, at));
    } else
      changes.push(
        createSchemaChange(step, 'discriminator-mapping-changed', `means another form by ${show(name)}`, at),
      );
  }
  return changes;
}
