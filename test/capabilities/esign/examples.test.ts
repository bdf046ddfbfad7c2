import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  CreateCompanyAuthLinkDocument,
  CreateSigningTaskDocument,
  CreateSilentSigningLinkDocument,
  FollowCompletedSigningTasksDocument,
  FollowSignerDocument,
  FollowSigningCompanyDocument,
  FollowSigningTaskDocument,
  GenerateSealDocument,
  RegisterSignerDocument,
  RegisterSigningCompanyDocument,
  SigningLinkDocument,
  SigningPartiesDocument,
  SigningTaskDocument,
  UploadContractFileDocument,
} from '../../generated/operations.ts';
import { startService } from '../../harness.ts';
import { ManualClock } from '../../manual-clock.ts';
import { textLike } from '../../texts.ts';
import { inTime } from '../../following.ts';

test('the examples, unchanged, take an enterprise and a person to a signed contract that is downloaded', async () => {
  const clock = new ManualClock();
  const service = await startService({ clock, random: () => 0.5 });
  const company = service.subscribe(FollowSigningCompanyDocument);
  const signer = service.subscribe(FollowSignerDocument);
  const heard = async (type: string): Promise<void> => {
    while ((await inTime(company.next(), clock)).data?.signingCompanyUpdates.notice?.type !== type);
  };
  expect((await signer.next()).data?.signerUpdates.state).toBeNull();

  const registered = await service.query(RegisterSigningCompanyDocument);
  expect(registered.data?.registerSigningCompany).toMatchObject({
    company: { state: 'REGISTERED' },
  });
  const page = await service.query(CreateCompanyAuthLinkDocument);
  expect(page.data?.createCompanyAuthLink).toMatchObject({ h5Url: textLike(/^http/) });
  await heard('AUTHENTICATION');
  const silent = await service.query(CreateSilentSigningLinkDocument);
  expect(silent.data?.createSilentSigningLink).toMatchObject({ url: textLike(/^http/) });
  await heard('SILENT_SIGNING');
  const seal = await service.query(GenerateSealDocument);
  expect(seal.data?.generateSeal).toMatchObject({ company: { state: 'AUTHENTICATED' } });
  const person = await service.query(RegisterSignerDocument);
  expect(person.data?.registerSigner).toMatchObject({ result: 'REGISTERED' });
  expect((await signer.next()).data?.signerUpdates.state).toBe('REGISTERED');
  expect((await service.query(SigningPartiesDocument)).data).toMatchObject({
    signingCompany: { silentSigning: 'VALID' },
    signer: { state: 'REGISTERED' },
  });
  const uploaded = await service.query(UploadContractFileDocument);
  expect(uploaded.data?.uploadContractFile).toMatchObject({ fileCode: textLike(/^FILE/) });

  const feed = service.subscribe(FollowCompletedSigningTasksDocument);
  const task = service.subscribe(FollowSigningTaskDocument);
  expect((await task.next()).data?.signingTaskUpdates.state).toBeNull();
  const created = await service.query(CreateSigningTaskDocument);
  expect(created.data?.createSigningTask).toMatchObject({ state: 'WAITING' });
  const link = await service.query(SigningLinkDocument);
  expect(link.data?.signingLink).toMatchObject({
    h5Url: textLike(/^http/),
    signStatus: 'CAN_SIGN',
  });
  let state: string | null | undefined;
  while (state !== 'COMPLETED') {
    state = (await inTime(task.next(), clock)).data?.signingTaskUpdates.state;
  }
  await task.completed();
  expect((await feed.next()).data?.signingTaskCompleted.signingTask?.taskNo).toMatch(/^ST/);

  const kept = async () => (await service.query(SigningTaskDocument)).data?.signingTask;
  while ((await kept())?.documentsState !== 'STORED') await clock.advance(1_000);
  const [file] = (await kept())?.documents ?? [];
  expect(file?.url?.startsWith(service.url)).toBe(true);
  const bytes = Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
  expect(bytes.toString('latin1').match(/adbe\.pkcs7\.detached/g)).toHaveLength(2);
});
