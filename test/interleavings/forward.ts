import {
  CREATE_PATH,
  INVOICE,
  ISSUE,
  order,
} from '../capabilities/forward-invoicing/invoice-orders.ts';
import type { Action, Scene, Situation } from './run.ts';
import { type Instance, resultOf } from './stage.ts';
import { mutation, poll, push } from './actions.ts';

const orderId = ({ id }: Scene): string => `order-${id}`;
const input = (scene: Scene): object => order({ orderId: orderId(scene) });
const other = (scene: Scene): object => order({ orderId: orderId(scene), drawer: '李会计' });

const issue = mutation(ISSUE, input);
const query: Action = async (scene, at) =>
  resultOf(await at.query(INVOICE, { by: { orderId: orderId(scene) } }));
const polled = poll('forward-invoice', orderId);
const pushed = push('forward-invoice', orderId);

const place = (scene: Scene, at: Instance = scene.stage.one): Promise<unknown> => issue(scene, at);

const issueAtPlatform = ({ stage, id }: Scene): boolean =>
  stage.sandbox.controls.issueInvoice({ orderId: `order-${id}` });

const RED = `mutation ($input: RedOffsetInput!) {
  redOffsetInvoice(input: $input) {
    __typename
    ... on RedOffset { orderId redOffsetId state }
    ... on Error { code message }
    ... on ConflictError { reason existing { kind key state } }
    ... on OutcomeUnknownError { followed: operation { kind key state } }
  }
}`;

export const forward: Readonly<Record<string, Situation>> = {
  'a new invoice': {
    actions: {
      issue,
      'issue with other input': mutation(ISSUE, other),
      query,
      push: pushed,
      poll: polled,
    },
    once: [CREATE_PATH],
    finish: issueAtPlatform,
  },
  'an invoice that the platform has issued': {
    prepare: async (scene) => {
      await place(scene);
      issueAtPlatform(scene);
    },
    actions: { issue, query, push: pushed, poll: polled },
    once: [CREATE_PATH],
  },
  'an issued invoice': {
    prepare: async (scene) => {
      await place(scene);
      issueAtPlatform(scene);
      await scene.stage.pass(60_000);
    },
    actions: {
      issue,
      query,
      push: pushed,
      'red offset': mutation(RED, (scene) => ({ orderId: orderId(scene), redOffsetId: 'red-1' })),
      'another red offset': mutation(RED, (scene) => ({
        orderId: orderId(scene),
        redOffsetId: 'red-2',
      })),
    },
    once: ['/api/v1/invoice/forward/red'],
    finish: ({ stage, id }) => stage.sandbox.controls.finishRedOffset({ orderId: `order-${id}` }),
  },
};
