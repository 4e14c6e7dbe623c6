import { describe, expect, it } from 'vitest';
import { describeFileRejection, readRejectedFiles } from '#runtime/forms/file-rejections.ts';

describe('files that were not taken from a form without JavaScript', () => {
  it('are said at the field that asks for them, those of the list together', () => {
    const refused = readRejectedFiles({
      'refusedFiles.0.code': 'FILE_TYPE_REFUSED',
      'refusedFiles.0.name': 'wall.exe',
      'refusedFiles.0.field': 'values.drawing.fileId',
      'refusedFiles.1.code': 'PAYLOAD_TOO_LARGE',
      'refusedFiles.1.name': 'film.pdf',
      'refusedFiles.2.code': 'SOMETHING_NEW',
      'refusedFiles.2.name': 'plan.pdf',
    });
    expect(refused).toEqual({
      'values.drawing.fileId': { key: 'form:files.refusals.FILE_TYPE_REFUSED', values: { name: 'wall.exe' } },
      files: {
        ...describeFileRejection('PAYLOAD_TOO_LARGE', 'film.pdf'),
        also: [{ key: 'form:files.refusals.OTHER', values: { name: 'plan.pdf' } }],
      },
    });
  });

  it('are none where all were taken', () => {
    expect(readRejectedFiles({ 'files.0.fileId': 'fl-1' })).toEqual({});
  });
});
