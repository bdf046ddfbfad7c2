import { expect, test } from 'vitest';
import {
  ApplyRedConfirmationDocument,
  FollowRedConfirmationDocument,
  FollowUploadDocument,
  RedConfirmationDetailDocument,
  RedConfirmationsDocument,
  RevokeRedConfirmationDocument,
  UploadRedScrapInvoiceDocument,
  UploadResultDocument,
  UploadScrapInvoicesDocument,
} from '../../generated/operations.ts';
import { startScenario } from '../../scenario.ts';

const accepted = { __typename: 'ScrapInvoiceUpload', state: 'ACCEPTED' };
const service = startScenario();

test('the examples of uploads and red confirmations run as they are, one after the other', async () => {
  const { controls } = service.sandbox;

  const updates = service.subscribe(FollowUploadDocument);
  expect((await updates.next()).data?.uploadUpdates.state).toBeNull();
  const upload = await service.query(UploadScrapInvoicesDocument);
  expect(upload.data?.uploadScrapInvoices).toMatchObject(accepted);
  controls.finishScrapUpload({ acceptanceSerial: 'SL000000000000000000000000000001' });
  expect((await service.query(UploadResultDocument)).data?.uploadResult).toMatchObject({
    state: 'FINISHED',
    results: [{ status: 'UPLOADED' }],
  });

  const application = await service.query(ApplyRedConfirmationDocument);
  expect(application.data?.applyRedConfirmation).toMatchObject({
    __typename: 'RedConfirmationApplication',
    state: 'ENTERED',
    confirmation: { state: 'WAITING_FOR_SELLER' },
  });
  const followed = service.subscribe(FollowRedConfirmationDocument);
  expect((await followed.next()).data?.redConfirmationUpdates).toMatchObject({
    state: 'WAITING_FOR_SELLER',
  });
  controls.setRedConfirmationStatus({
    confirmationUuid: '00000000000000000000000000000001',
    status: '04',
  });
  expect((await service.query(RedConfirmationDetailDocument)).data?.redConfirmation).toMatchObject({
    state: 'CONFIRMED',
    raw: { hzfpxxqrdbh: '46000000000000000001' },
  });
  const red = await service.query(UploadRedScrapInvoiceDocument);
  expect(red.data?.uploadScrapInvoices).toMatchObject(accepted);
  expect((await service.query(RedConfirmationsDocument)).data?.redConfirmations).toMatchObject({
    totalCount: 1,
    edges: [{ node: { state: 'CONFIRMED', redAmountWithoutTax: '-1250.00' } }],
  });
  const revocation = await service.query(RevokeRedConfirmationDocument);
  expect(revocation.data?.revokeRedConfirmation).toMatchObject({
    __typename: 'RedConfirmationRevocation',
    state: 'REVOKED',
  });
});
