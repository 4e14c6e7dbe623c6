import { type Diagnostic, errorAt } from './diagnostics/diagnostic.ts';

const systemReasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'the system does not permit it',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EMFILE: 'too many files are open',
  ENOTDIR: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands where a file is needed',
  EIO: 'the disk could not be read or written',
};

/** Returns the diagnostic for an error of the operating system that a person can fix, such as a full disk; `undefined` for other errors. */
export function describeSystemError(error: unknown, what = 'a file'): Diagnostic | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const reason = systemReasons[String(error.code)];
  if (reason === undefined) return undefined;
  const path = 'path' in error ? String(error.path) : what;
  return errorAt('system.refused', undefined, `${path}: ${reason} (${String(error.code)})`);
}
