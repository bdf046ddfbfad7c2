import { exampleContract, ordinarySigner } from '../../packages/simulator/src/seed/contracts.ts';
import { query } from './client.ts';

const CREATE = `mutation ($input: ContractInput!) {
  createContract(input: $input) { ... on Error { code } }
}`;

interface Created {
  readonly createContract: { readonly code?: string };
}

/**
 * Sends an instance a submission for which the platform has no query. Resolves with the error's code, or null without an error or
 * a response. After a loss the code must be `STORE_LOST`.
 */
export async function sendUnaskable(url: string): Promise<string | null> {
  const body = new Uint8Array(exampleContract());
  const sent = await fetch(`${url}/documents`, { method: 'POST', body });
  const { id } = (await sent.json()) as { readonly id: string }; // the service's own response
  const input = {
    contractId: 'unaskable',
    companyTaxNumber: '91440300MA5F0A0A1X',
    name: '废钢购销合同',
    file: id,
    signerName: ordinarySigner.name,
    signerIdNumber: ordinarySigner.idNumber,
    signerPhone: ordinarySigner.phone,
  };
  const answer = await query<Created>(url, CREATE, { input });
  return answer?.data?.createContract.code ?? null;
}
