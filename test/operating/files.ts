import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

const PROJECT = join(import.meta.dirname, '../..');

/** The text of a file of the project. */
export function textOf(path: string): Promise<string> {
  return readFile(join(PROJECT, path), 'utf8');
}

/** A YAML file of the project. Throws if it is malformed. */
export async function yamlOf<Form extends z.ZodType>(
  path: string,
  form: Form,
): Promise<z.output<Form>> {
  return form.parse(parse(await textOf(path)));
}
