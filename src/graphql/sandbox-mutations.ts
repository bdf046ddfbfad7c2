import { builder } from './builder.ts';
import { InvalidInput } from './invalid-input.ts';
import { type SandboxControls, sandboxFaults, sandboxFileFaults } from './sandbox-controls.ts';

/** Which of the platform's misbehaviours an endpoint is to show. */
const Fault = builder.enumType('SandboxFault', {
  description: 'A way in which an endpoint of the simulated platform can misbehave.',
  values: faultValues(sandboxFaults),
});

const FileFault = builder.enumType('SandboxFileFault', {
  description: 'A way in which the addresses of files of the simulated platform can misbehave.',
  values: faultValues(sandboxFileFaults),
});

/** The type of `Mutation.sandbox`; a capability with much to steer adds its fields in a file of its own. */
export const Sandbox = builder.objectRef<SandboxControls>('Sandbox').implement({
  description:
    'Switches of the simulated platform, to try every outcome. Settings last until the service stops; orders and invoices stay.',
});

builder.objectFields(Sandbox, (t) => ({
  setFault: t.boolean({
    description:
      'Makes an endpoint misbehave, for `times` calls or until it is set to `NONE`. True when set.',
    args: {
      path: t.arg.string({
        required: true,
        description:
          'The platform’s path, as `@upstream` shows it, for example `/api/v1/verify`. A refusal lists all.',
      }),
      fault: t.arg({ type: Fault, required: true, description: 'How it misbehaves.' }),
      times: t.arg.int({
        description: 'How many calls meet the fault; without it, all of them.',
        validate: { min: [1, { message: 'must be 1 or more' }] },
      }),
    },
    resolve: (sandbox, { path, fault, times }) => {
      oneOf(sandbox.paths, 'path', path);
      sandbox.setFault(path, fault, times ?? null);
      return true;
    },
  }),
  setFileFault: t.boolean({
    description:
      'Makes the addresses of issued files misbehave, for `times` fetches or until it is set to `NONE`: see `Invoice.documentsState`.',
    args: {
      fault: t.arg({ type: FileFault, required: true, description: 'How they misbehave.' }),
      times: t.arg.int({
        description: 'How many fetches meet the fault; without it, all of them.',
        validate: { min: [1, { message: 'must be 1 or more' }] },
      }),
    },
    resolve: (sandbox, { fault, times }) => {
      sandbox.setFileFault(fault, times ?? null);
      return true;
    },
  }),
  setProgressDelay: t.boolean({
    description:
      'Lets accepted orders finish by themselves this long after they were accepted; also those that wait already.',
    args: {
      delayMs: t.arg.int({
        description: 'Milliseconds. Without it nothing finishes but by hand.',
        validate: { min: [0, { message: 'must not be negative' }] },
      }),
    },
    resolve: (sandbox, { delayMs }) => {
      sandbox.setProgressDelay(delayMs ?? null);
      return true;
    },
  }),
  setPushRepeats: t.boolean({
    description:
      'Sends each push of the changes to come this often. 0 drops them: polling must do.',
    args: {
      times: t.arg.int({
        required: true,
        description: 'From 0 to 20; 1 is ordinary.',
        validate: {
          min: [0, { message: 'must be from 0 to 20' }],
          max: [20, { message: 'must be from 0 to 20' }],
        },
      }),
    },
    resolve: (sandbox, { times }) => {
      sandbox.setPushRepeats(times);
      return true;
    },
  }),
  setClockSkew: t.boolean({
    description:
      'Sets the platform’s clock off. Beyond 300 seconds it refuses our timestamps, until the service has learned the difference.',
    args: {
      seconds: t.arg.int({
        required: true,
        description: 'How far the platform is ahead; negative: behind. 0 sets it right.',
      }),
    },
    resolve: (sandbox, { seconds }) => {
      sandbox.setClockSkew(seconds);
      return true;
    },
  }),
  setQuota: t.boolean({
    description: 'Leaves the key this many billed units; then billed calls answer CYT_42900.',
    args: {
      units: t.arg.int({
        description: 'Invoices and look-ups that are left. Without it there is no limit.',
        validate: { min: [0, { message: 'must not be negative' }] },
      }),
    },
    resolve: (sandbox, { units }) => {
      sandbox.setQuota(units ?? null);
      return true;
    },
  }),
  setProductEnabled: t.boolean({
    description: 'Enables or disables the key for a product; a disabled one answers CYT_40301.',
    args: {
      product: t.arg.string({
        required: true,
        description: 'For example `forward-invoicing`. A refusal lists all.',
      }),
      enabled: t.arg.boolean({
        required: true,
        description: 'Whether the key may be used for it.',
      }),
    },
    resolve: (sandbox, { product, enabled }) => {
      oneOf(sandbox.products, 'product', product);
      sandbox.setProductEnabled(product, enabled);
      return true;
    },
  }),
  issueInvoice: t.boolean({
    description: 'Finishes an accepted order as issued, now. False when no such order waits.',
    args: { orderId: t.arg.string({ required: true, description: 'The order’s own number.' }) },
    resolve: (sandbox, { orderId }) => sandbox.issueInvoice(orderId),
  }),
  rejectInvoice: t.boolean({
    description: 'Lets the tax bureau reject an accepted order. False when no such order waits.',
    args: {
      orderId: t.arg.string({ required: true, description: 'The order’s own number.' }),
      reason: t.arg.string({ required: true, description: 'The tax bureau’s words.' }),
    },
    resolve: (sandbox, { orderId, reason }) => sandbox.rejectInvoice(orderId, reason),
  }),
  stepH5Session: t.boolean({
    description:
      'Lets the person behind an H5 link take the next step, now. False when nobody is under way there.',
    args: { token: t.arg.string({ required: true, description: 'The token of the link.' }) },
    resolve: (sandbox, { token }) => sandbox.stepH5Session(token),
  }),
  failH5Session: t.boolean({
    description:
      'Lets the handling behind an H5 link fail with a return code of the bank. False when nobody is under way there.',
    args: {
      token: t.arg.string({ required: true, description: 'The token of the link.' }),
      returnCode: t.arg.string({
        required: true,
        description: 'The bank’s code, for example `30601013` or `30601004`.',
      }),
    },
    resolve: (sandbox, { token, returnCode }) => sandbox.failH5Session(token, returnCode),
  }),
  finishRedOffset: t.boolean({
    description: 'Issues the red invoice of a red-offset that waits, now. False when none does.',
    args: {
      orderId: t.arg.string({ required: true, description: 'The original’s order number.' }),
    },
    resolve: (sandbox, { orderId }) => sandbox.finishRedOffset(orderId),
  }),
  rejectRedOffset: t.boolean({
    description: 'Lets the tax bureau refuse a red-offset that waits. False when none does.',
    args: {
      orderId: t.arg.string({ required: true, description: 'The original’s order number.' }),
      reason: t.arg.string({ required: true, description: 'The tax bureau’s words.' }),
    },
    resolve: (sandbox, { orderId, reason }) => sandbox.rejectRedOffset(orderId, reason),
  }),
}));

builder.mutationField('sandbox', (t) =>
  t.field({
    type: Sandbox,
    nullable: true,
    description:
      'The simulated platform. In the schema only while the service runs against it; null otherwise.',
    resolve: (_root, _args, { app }) => app.sandbox,
  }),
);

function faultValues<Name extends string>(
  faults: Readonly<Record<Name, string>>,
): Record<Name, { description: string }> {
  const values = Object.entries<string>(faults).map(([name, description]) => [
    name,
    { description },
  ]);
  // The entries of the table, each under the name that it had.
  return Object.fromEntries(values) as Record<Name, { description: string }>;
}

function oneOf(known: readonly string[], path: string, value: string): void {
  if (known.includes(value)) return;
  throw new InvalidInput([{ path, message: `must be one of: ${known.join(', ')}` }]);
}
