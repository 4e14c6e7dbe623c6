import type { AskingOption, ConfigurationProblem, ConfigurationValue } from './configuration-types.ts';
import type { Narrowed } from './narrow-option.ts';

/** A file of the actor's that a File option may name. */
export interface KnownFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** A breach of a rule by a value. */
export interface Breach extends Pick<ConfigurationProblem, 'rule' | 'limit' | 'message'> {
  /** Within the value, e.g. `/width`; empty: all of it. */
  readonly at: string;
}

interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** How far from a whole step a number may be, in steps: what 0.1 + 0.2 is off. */
const tolerance = 1e-6;

/** Holds a value against its option and what limits leave of it. Every breach is found. */
export function judgeValue(
  option: AskingOption,
  value: ConfigurationValue,
  narrowed: Narrowed,
  files: ReadonlyMap<string, KnownFile>,
): Breach[] {
  if ('values' in option) {
    return value.type === option.type && 'valueId' in value
      ? judgeChoice(option, value.valueId, narrowed)
      : [wrongType(option)];
  }
  if (option.type === 'Number' && value.type === 'Number') {
    return judgeMeasure('/number', value.number, option, narrowed.number);
  }
  if (option.type === 'Dimensions' && value.type === 'Dimensions') return judgeSize(option, value, narrowed);
  if (option.type === 'TextArea' && value.type === 'TextArea') {
    const most = narrowed.maxLength ?? option.maxLength;
    return [...value.text].length > most
      ? [{ at: '/text', rule: 'maxLength', limit: most, message: `must have at most ${most} characters` }]
      : [];
  }
  if (option.type === 'ColorPicker' && value.type === 'ColorPicker') {
    return option.palette.length === 0 || option.palette.some(({ hex }) => hex === value.color)
      ? []
      : [{ at: '/color', rule: 'color', message: 'must be a color of the palette' }];
  }
  if (option.type === 'File' && value.type === 'File') return judgeFileValue(option, files.get(value.fileId));
  return option.type === 'Checkbox' && value.type === 'Checkbox' ? [] : [wrongType(option)];
}

function judgeChoice(
  option: Extract<AskingOption, { values: unknown }>,
  valueId: string,
  { valueIds }: Narrowed,
): Breach[] {
  if (!option.values.some(({ id }) => id === valueId)) {
    return [{ at: '/valueId', rule: 'unknownValue', message: `is no value of ${option.id}` }];
  }
  return valueIds && !valueIds.includes(valueId)
    ? [{ at: '/valueId', rule: 'excluded', message: 'cannot be chosen together with what else is chosen' }]
    : [];
}

function judgeSize(
  option: Extract<AskingOption, { type: 'Dimensions' }>,
  value: Extract<ConfigurationValue, { type: 'Dimensions' }>,
  narrowed: Narrowed,
): Breach[] {
  const { depth } = option;
  return [
    ...judgeMeasure('/width', value.width, option.width, narrowed.width),
    ...judgeMeasure('/height', value.height, option.height, narrowed.height),
    ...(depth && value.depth !== undefined ? judgeMeasure('/depth', value.depth, depth, narrowed.depth) : []),
    ...(depth && value.depth === undefined
      ? [{ at: '/depth', rule: 'required' as const, message: 'must be given' }]
      : []),
    ...(!depth && value.depth !== undefined
      ? [{ at: '/depth', rule: 'type' as const, message: `${option.id} has no depth` }]
      : []),
  ];
}

function judgeMeasure(
  at: string,
  measure: number,
  own: Bounds & { readonly step: number },
  narrowed: { readonly minimum?: number; readonly maximum?: number } | undefined,
): Breach[] {
  const minimum = narrowed?.minimum ?? own.minimum;
  const maximum = narrowed?.maximum ?? own.maximum;
  const steps = (measure - own.minimum) / own.step;
  return [
    ...(measure < minimum
      ? [{ at, rule: 'minimum' as const, limit: minimum, message: `must be at least ${minimum}` }]
      : []),
    ...(measure > maximum
      ? [{ at, rule: 'maximum' as const, limit: maximum, message: `must be at most ${maximum}` }]
      : []),
    ...(Math.abs(steps - Math.round(steps)) > tolerance
      ? [{ at, rule: 'step' as const, limit: own.step, message: `must be ${own.minimum} and steps of ${own.step}` }]
      : []),
  ];
}

function judgeFileValue(option: Extract<AskingOption, { type: 'File' }>, file: KnownFile | undefined): Breach[] {
  const at = '/fileId';
  if (!file) return [{ at, rule: 'fileUnknown', message: 'is no file of yours' }];
  return [
    ...(option.accept.some((type) => type === file.contentType)
      ? []
      : [{ at, rule: 'fileType' as const, message: `must be ${option.accept.join(', ')}` }]),
    ...(file.bytes > option.maxBytes
      ? [
          {
            at,
            rule: 'fileSize' as const,
            limit: option.maxBytes,
            message: `must have at most ${option.maxBytes} bytes`,
          },
        ]
      : []),
  ];
}

const wrongType = ({ type }: AskingOption): Breach => ({
  at: '/type',
  rule: 'type',
  message: `must be a value of type ${type}`,
});
