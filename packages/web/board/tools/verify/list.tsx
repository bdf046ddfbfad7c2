import { Alert, Button, Card, Group, Progress, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useClient, useQuery } from 'urql';
import {
  BatchDocument,
  BatchReportDocument,
  CancelBatchDocument,
  StartBatchDocument,
  type TableFormat,
} from '../../../generated/operations.ts';
import { verifyTexts } from '../../../messages/tools/verify.ts';
import { useTexts } from '../../../shared/language.tsx';
import { newNumber } from '../../../shared/own-numbers.ts';
import { ownAddress } from '../../thing/own-address.ts';
import { Results } from './list-results.tsx';
import { upload } from './upload.ts';

/** A spreadsheet of invoices: a click verifies it, then its progress and results are shown. */
export function List({
  file,
  remove,
}: {
  readonly file: File;
  readonly remove: () => void;
}): ReactNode {
  const texts = useTexts(verifyTexts).list;
  const client = useClient();
  const [batchId] = useState(() => newNumber('board'));
  const [status, setStatus] = useState<'new' | 'starting' | 'started'>('new');
  const [problem, setProblem] = useState<string | null>(null);

  const start = async (): Promise<void> => {
    setStatus('starting');
    const sent = await upload(file);
    if (sent.id === null) return fail(sent.message);
    const { data, error } = await client
      .mutation(StartBatchDocument, { batchId, file: sent.id })
      .toPromise();
    const started = data?.startVerificationBatch;
    if (started?.__typename === 'VerificationBatch') return setStatus('started');
    const [rule] = started?.__typename === 'InvalidInputError' ? started.fieldErrors : [];
    fail(rule?.message ?? started?.message ?? error?.message ?? '');
  };
  const fail = (message: string): void => {
    setProblem(message);
    setStatus('new');
  };

  return (
    <Card withBorder padding="md" component="section" aria-label={file.name}>
      <Stack gap="sm">
        <Text fw={500}>{file.name}</Text>
        {status === 'started' ? (
          <Started batchId={batchId} />
        ) : (
          <>
            <Text size="sm">{texts.note}</Text>
            {problem !== null && (
              <Alert color="red" role="alert">
                {problem}
              </Alert>
            )}
            <Group>
              <Button loading={status === 'starting'} onClick={() => void start()}>
                {texts.start}
              </Button>
              <Button variant="default" onClick={remove}>
                {texts.remove}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Card>
  );
}

const RELOAD_MS = 5_000;

/** The progress of a list, kept current by the stream of updates. */
function Started({ batchId }: { readonly batchId: string }): ReactNode {
  const texts = useTexts(verifyTexts).list;
  const client = useClient();
  const [{ data }, reload] = useQuery({ query: BatchDocument, variables: { batchId } });
  const batch = data?.verificationBatch;
  const isOver = batch?.progress === 'SUCCEEDED' || batch?.progress === 'FAILED';
  useEffect(() => {
    if (isOver) return;
    // The first response may be older than an update that arrived before it.
    const timer = setInterval(() => reload({ requestPolicy: 'network-only' }), RELOAD_MS);
    return () => clearInterval(timer);
  }, [isOver, reload]);
  if (!batch) return null;
  const { done, total, obstacle, columns } = batch;
  const read = columns.filter(({ element }) => element !== null).map(({ header }) => header);
  return (
    <>
      <Text size="sm">{texts.columns(read.join(', '))}</Text>
      <Group wrap="nowrap">
        <Progress
          flex={1}
          value={total === 0 ? 0 : (done / total) * 100}
          aria-label={texts.progress(done, total)}
          animated={!isOver}
        />
        <Text size="sm" role="status" className="numbers">
          {texts.progress(done, total)}
        </Text>
      </Group>
      {obstacle !== null && <Alert color="yellow">{texts.waits(obstacle.message)}</Alert>}
      <Group>
        {isOver ? (
          (['XLSX', 'CSV'] as const).map((format) => (
            <ReportButton key={format} batchId={batchId} format={format} />
          ))
        ) : (
          <Button
            variant="default"
            onClick={() => void client.mutation(CancelBatchDocument, { batchId }).toPromise()}
          >
            {texts.cancel}
          </Button>
        )}
      </Group>
      <Results batchId={batchId} done={done} />
    </>
  );
}

function ReportButton({
  batchId,
  format,
}: {
  readonly batchId: string;
  readonly format: TableFormat;
}): ReactNode {
  const texts = useTexts(verifyTexts).list;
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const { data } = await client
      .query(BatchReportDocument, { batchId, format }, { requestPolicy: 'network-only' })
      .toPromise();
    setBusy(false);
    const report = data?.verificationBatch?.report;
    const address = report?.url ? ownAddress(report.url) : null;
    if (!report || address === null) return;
    const link = document.createElement('a');
    link.href = address;
    link.download = report.name;
    link.click();
  };
  return (
    <Button variant="default" loading={isBusy} onClick={() => void save()}>
      {texts.report(format)}
    </Button>
  );
}
