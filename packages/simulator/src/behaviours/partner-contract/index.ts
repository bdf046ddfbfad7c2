import { type JsonObject, toShanghaiDay } from '../../from-service.ts';
import { type Answer, success } from '../../gateway/envelope.ts';
import {
  isGiven,
  malformed,
  requiredAddress,
  requiredText,
  requiredTexts,
  sentFile,
  sentText,
} from '../../gateway/fields.ts';
import type { KeywordPlace } from '../../pdf/text.ts';
import { findKeywords, type KeywordPlaces } from '../../pdf/work.ts';
import { signingCompanies } from '../../seed/contracts.ts';
import { SentFile } from '../../sent-file.ts';
import { type Behaviour, free, type World } from '../../world/world.ts';
import { ARRIVAL, type Contract, contractNow, contracts, end, SIGNING } from './contract.ts';
import { keepPdf, readSigned } from './files.ts';
import { contractPage, takeStep } from './signing.ts';

const DAY_MS = 24 * 60 * 60_000;
const LARGEST_PDF = 60 * 1024 * 1024;

/** Contracts that a company and one person sign (document 3, section 4.3). */
export const partnerContract: Behaviour = {
  product: 'partner-contract',
  endpoints: {
    '/api/v1/partnercontract/contract/create': { billed: true, answer: create },
    '/api/v1/partnercontract/contract/status': free(status),
    '/api/v1/partnercontract/contract/download': free(download),
    '/api/v1/partnercontract/contract/cancel': free(cancel),
  },
  processes: { [SIGNING]: (contractNo, world) => void takeStep(contractNo, world) },
  arrivals: { [ARRIVAL]: (contractNo, world) => void takeStep(contractNo, world) },
  personPages: { CONTRACT: contractPage },
};

const statusTexts: Readonly<Record<Contract['status'], string>> = {
  signing: '待个人签署',
  person_signed: '个人已签署，待企业盖章',
  completed: '已完成',
  cancelled: '已撤销',
  expired: '已过期',
};

function create(request: JsonObject, world: World): Answer {
  const { taxNo, ...names } = requiredTexts(request, 'taxNo', 'flowName', 'signerName');
  const { signerIdcard, signerMobile } = requiredTexts(request, 'signerIdcard', 'signerMobile');
  if (!/^\d{17}[\dX]$/.test(signerIdcard)) malformed('signerIdcard must be an ID number');
  if (!/^1\d{10}$/.test(signerMobile)) malformed('signerMobile must be a mobile number');
  const company = signingCompanies.find(({ taxNumber }) => taxNumber === taxNo);
  if (company === undefined) malformed('taxNo is not opened for signing');
  const entKeyword = sentText(request, 'entKeyword') || '甲方盖章';
  const personKeyword = sentText(request, 'personKeyword') || '乙方签字';
  const pdf = pdfIn(request);
  const source = pdf instanceof SentFile ? pdf.source : pdf;
  const found = world.beside('keywords', () => findKeywords(source, [entKeyword, personKeyword]));
  const places = { enterprise: placeOf(entKeyword, found), person: placeOf(personKeyword, found) };
  const serial = String(world.nextNumber('partner contract')).padStart(8, '0');
  const contractNo = `PC${toShanghaiDay(world.now()).replaceAll('-', '')}${serial}`;
  const contract: Contract = {
    contractNo,
    flowId: `FLOW-${serial}`,
    signUrl: world.pageUrl('CONTRACT', contractNo),
    companyName: company.name,
    ...names,
    signerIdcard,
    places,
    signBefore: world.now() + deadlineDays(request) * DAY_MS,
    callbackUrl: isGiven(request, 'callbackUrl') ? requiredAddress(request, 'callbackUrl') : null,
    status: 'signing',
    step: 'LINK_SENT',
  };
  const { flowId, signUrl } = contract;
  contracts(world).put(contractNo, contract);
  keepPdf(contractNo, pdf, world);
  world.begin(ARRIVAL, contractNo);
  return success({ contractNo, flowId, signUrl }, 1);
}

function status(request: JsonObject, world: World): Answer {
  const { status } = known(request, world);
  const archived = status === 'completed';
  return success({ status, statusText: statusTexts[status], archived });
}

function download(request: JsonObject, world: World): Answer {
  const { contractNo, status } = known(request, world);
  if (status !== 'completed') malformed('the contract is not completed');
  const fileBase64 = readSigned(contractNo, world).toString('base64');
  return success({ fileBase64, fileName: `${contractNo}.pdf` });
}

/** The response is not documented. */
function cancel(request: JsonObject, world: World): Answer {
  const contract = known(request, world);
  if (contract.status !== 'signing' && contract.status !== 'person_signed')
    malformed('the contract is over');
  const { contractNo, status } = end(contract, 'cancelled', world);
  return success({ contractNo, status, signerIdcard: contract.signerIdcard });
}

/** The platform's response to an unknown number is not documented. */
function known(request: JsonObject, world: World): Contract {
  const contract = contractNow(requiredText(request, 'contractNo'), world);
  return contract ?? malformed('no such contract');
}

function pdfIn(request: JsonObject): Buffer | SentFile {
  const pdf = sentFile(request, 'fileBase64');
  const [size, head] =
    pdf instanceof SentFile ? [pdf.byteSize, pdf.head(1024)] : [pdf.length, pdf.subarray(0, 1024)];
  if (size > LARGEST_PDF) malformed('fileBase64 has more than 60 MB');
  if (!head.includes('%PDF-')) malformed('fileBase64 is no PDF');
  return pdf;
}

function placeOf(keyword: string, places: KeywordPlaces): KeywordPlace {
  return places.get(keyword) ?? malformed(`the PDF does not contain the keyword ${keyword}`);
}

function deadlineDays({ deadlineDays: days = 30 }: JsonObject): number {
  return typeof days === 'number' && days > 0 ? days : malformed('deadlineDays must be above 0');
}
