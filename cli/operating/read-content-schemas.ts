import { z } from 'zod';
import { runBackendTool } from './run-backend-tool.ts';

const schemas = z.record(z.string(), z.record(z.string(), z.unknown()));

/**
 * Reads the JSON Schema of each kind of content file.
 *
 * @throws InputError when the backend is not compiled.
 */
export async function readContentSchemas(root: string): Promise<z.infer<typeof schemas>> {
  return schemas.parse(JSON.parse(await runBackendTool(root, 'content', ['schemas'])));
}
