import { expect, it } from 'vitest';
import { uploadedFor, uploadFor, uploadName } from '#runtime/contracts/file-fields.ts';

it('distinguishes a file of a field from one of the list', () => {
  expect(uploadedFor(uploadFor('values.logo.fileId'))).toBe('values.logo.fileId');
  expect(uploadedFor(uploadName)).toBeUndefined();
});
