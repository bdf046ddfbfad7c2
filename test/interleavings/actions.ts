import { parse, validate } from 'graphql';
import { canonicalJson } from '../../src/kernel/ids.ts';
import { createSchema } from '../../src/schema.ts';
import type { Action, Scene } from './run.ts';
import { resultOf, TENANT } from './stage.ts';

const schema = createSchema();

/** The document, which fits the schema: no action fails before it does anything. */
function fitting(document: string): string {
  const [misfit] = validate(schema, parse(document));
  if (misfit) throw misfit;
  return document;
}

export function mutation(document: string, input: (scene: Scene) => object): Action {
  const text = fitting(document);
  return async (scene, at) => resultOf(await at.query(text, { input: input(scene) }));
}

const LOOK_AGAIN = fitting(`mutation ($id: ID!) {
  lookAgain(id: $id) { __typename ... on Error { code message } }
}`);

/** A poll by the instance's tracker. */
export const poll =
  (kind: string, keyOf: (scene: Scene) => string): Action =>
  async (scene, at) => {
    const name = canonicalJson(['Operation', [kind, keyOf(scene)]]);
    const id = at.application.app.sealedIds.seal(TENANT, name);
    return resultOf(await at.query(LOOK_AGAIN, { id }));
  };

/** A push of the platform to the subject's own address. */
export const push =
  (
    kind: string,
    keyOf: (scene: Scene) => string,
    body: (scene: Scene) => object = () => ({}),
  ): Action =>
  async (scene, at) => {
    const id = { tenant: TENANT, kind, key: keyOf(scene) };
    const address = at.application.app.callbacks.addressFor(id);
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body(scene)) });
    return `${answer.status}`;
  };

export function query(
  document: string,
  variables: (scene: Scene) => Readonly<Record<string, unknown>>,
): Action {
  const text = fitting(document);
  return async (scene, at) => resultOf(await at.query(text, variables(scene)));
}

const ERRORS = `... on Error { code message }
  ... on ConflictError { reason existing { kind key state } }
  ... on OutcomeUnknownError { followed: operation { kind key state } }
  ... on InvalidInputError { fieldErrors { path message } }`;

/** A mutation with the usual errors, and members of its own type. */
export const mutate = (
  field: string,
  input: string,
  members: string,
  of: (scene: Scene) => object,
): Action =>
  mutation(
    `mutation ($input: ${input}!) { ${field}(input: $input) { __typename ${members} ${ERRORS} } }`,
    of,
  );

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** An ID number that only this run has. */
export function idNumberOf({ id }: Scene): string {
  const number = Number(id.slice(1, -1));
  const day = String((number % 28) + 1).padStart(2, '0');
  const first = `46010619${String(60 + (number % 30))}10${day}${String(number % 1_000).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(first[index]), 0);
  return first + '10X98765432'[sum % 11];
}
