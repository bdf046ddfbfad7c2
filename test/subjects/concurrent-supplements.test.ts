import { expect, test } from 'vitest';
import { reverseInvoice } from '../../src/capabilities/settled-reverse/orders/tracking.ts';
import { startScenario } from '../scenario.ts';

const service = startScenario();

const members = { invoiceNumber: '26442000000000000001', taxAmount: '1.00', payAmount: '101.00' };

test.each(['supplement', 'supplementSurely'] as const)(
  'of concurrent writers each adds its details by %s, in an update of its own',
  async (supplement) => {
    const subjects = service.application.app.subjectsFor('default');
    const snapshot = reverseInvoice.read({});
    const open = await subjects.ensure(reverseInvoice, 'reverse-1', { state: 'ORDERED', snapshot });
    const ended = await subjects.observe(reverseInvoice, open, { state: 'DONE', snapshot });
    const written = await Promise.all(
      Object.entries(members).map(([name, member]) => {
        const seen = { state: 'DONE', snapshot: reverseInvoice.read({ [name]: member }) } as const;
        return subjects[supplement](reverseInvoice, ended, seen);
      }),
    );
    expect(new Set(written.map(({ version }) => version))).toEqual(new Set([3, 4, 5]));
    expect((await subjects.get(reverseInvoice, 'reverse-1'))?.snapshot).toMatchObject(members);
  },
);
