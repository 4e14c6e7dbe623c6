import type { components } from '#generated/contracts/product-api.ts';
import type { FormError } from '#runtime/contracts/form.ts';

type Problem = components['schemas']['ConfigurationProblem'];

/** Returns the message for a choice that breaks a rule of its option. */
export function problemText({ rule, limit }: Pick<Problem, 'rule' | 'limit'>): FormError {
  const values = limit === undefined ? {} : { values: { count: limit } };
  switch (rule) {
    case 'required':
      return { key: 'yup:mixed.required' };
    case 'minimum':
      return { key: 'yup:number.min', ...values };
    case 'maximum':
      return { key: 'yup:number.max', ...values };
    case 'maxLength':
      return { key: 'yup:string.max', ...values };
    case 'step':
      return { key: 'product:problem.step', ...values };
    case 'excluded':
    case 'combination':
      return { key: 'product:problem.excluded' };
    case 'color':
      return { key: 'product:problem.color' };
    case 'fileUnknown':
    case 'fileType':
    case 'fileSize':
      return { key: 'product:problem.file' };
    default:
      return { key: 'yup:mixed.notType' };
  }
}
